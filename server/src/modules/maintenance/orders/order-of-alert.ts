import { Problem } from '@leme/contract/kit/problem';
import type { Severity } from '@leme/contract/maintenance/alerts';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { openOrderOfAlert, openOrderOfPlan } from '@leme/contract/maintenance/orders/order-of-alert';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { copyFiles } from '#kit/resource/files/copy-files';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { requireStaff } from '../alerts/require-staff.ts';
import { readPlans } from '../plans/read-plans.ts';
import { openOrder } from './open-order.ts';

type Told = {
  description: string;
  severity: Severity;
  boat_id: string | null;
  motor_id: string | null;
  plan_asset_id: string | null;
};

/** An order for what a plan is kept for, before the plan opens one itself. */
export const servesOrderOfPlan = serve(openOrderOfPlan, async ({ input, tx, actor, registers }) => {
  const [plan] = await readPlans({ tx, actor }, { by: 'id', ids: [input.id], lock: true });
  if (!plan?.is_kept) throw new Problem('not-found');
  const { id, title, name, priority, stands_on, motor_id, supplier_id } = plan;
  const row = await openOrder(
    { tx, actor, registers },
    {
      title: `${title} (${name})`,
      kind: 'preventiva',
      priority,
      boat_id: stands_on ?? input.boat_id,
      motor_id,
      plan_asset_id: id,
      supplier_id,
    },
  );
  return { id: row.id, code: String(row.code) };
});

/** An order for what an alert tells; of one alert one order is to be done. */
export const servesOrderOfAlert = serve(openOrderOfAlert, async ({ input, tx, actor, registers }) => {
  requireStaff(actor);
  const alert = await tx.first(
    statement<Told>(sql`select a.description, a.severity, coalesce(a.boat_id, m.boat_id) as boat_id, a.motor_id,
        a.plan_asset_id
      from maintenance_alert a left join motors m on m.tenant_id = a.tenant_id and m.id = a.motor_id
      where a.tenant_id = ${actor.tenantId} and a.id = ${input.id} for no key update of a`),
  );
  if (!alert) throw new Problem('not-found');
  const { motor_id, plan_asset_id, severity } = alert;
  // The order keeps its pictures, whatever becomes of the alert.
  const pictures = { of: alerts, field: 'photos', id: input.id };
  const files = await copyFiles({ tx, actor }, pictures, workOrders);
  const row = await openOrder(
    { tx, actor, registers },
    {
      title: alert.description,
      kind: plan_asset_id === null ? 'corretiva' : 'preventiva',
      priority: severity,
      boat_id: alert.boat_id ?? input.boat_id,
      motor_id,
      plan_asset_id,
      supplier_id: null,
      files,
    },
  );
  await tx.change(
    statement(sql`update work_orders t set alert_id = ${input.id}
      where t.tenant_id = ${actor.tenantId} and t.id = ${row.id}`),
  );
  return { id: row.id, code: String(row.code) };
});

/** What an order was opened for ends with it. */
export async function endAlertOf(work: TimedWork, order: string): Promise<void> {
  const { tx, actor, now } = work;
  const ended = await tx.rows(
    statement<{
      id: string;
    }>(sql`update maintenance_alert t set status = 'resolvido', resolution = 'automatic',
        resolved_at = ${now.toString()}::timestamptz
      where t.tenant_id = ${actor.tenantId} and t.status = 'pendente' and t.id = (select o.alert_id from work_orders o
        where o.tenant_id = ${actor.tenantId} and o.id = ${order}) returning t.id`),
  );
  const steps = ended.map(({ id }) => ({
    id,
    action: 'updated' as const,
    before: { status: 'pendente' },
    after: { status: 'resolvido', resolution: 'automatic' },
  }));
  if (steps.length > 0) record(work, alerts, steps);
}
