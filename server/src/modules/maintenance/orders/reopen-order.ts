import { Problem } from '@leme/contract/kit/problem';
import type { Severity } from '@leme/contract/maintenance/alerts';
import { readOrderLinks, reopenOrder } from '@leme/contract/maintenance/orders/reopening-endpoints';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { openOrder } from './open-order.ts';

type Closed = {
  status: string;
  title: string;
  priority: Severity;
  boat_id: string;
  motor_id: string | null;
  supplier_id: string | null;
  assignee_id: string | null;
};

/** A closed order stays as the book has it; what is still wrong is another one, linked to it. */
export const servesReopening = serve(reopenOrder, async ({ input, tx, actor, registers }) => {
  const closed = await tx.first(
    statement<Closed>(sql`select o.status, o.title, o.priority, o.boat_id, o.motor_id, o.supplier_id, o.assignee_id
      from work_orders o
      where o.tenant_id = ${actor.tenantId} and o.id = ${input.id} and o.deleted_at is null for no key update`),
  );
  if (!closed) throw new Problem('not-found');
  const { status, ...again } = closed;
  if (status !== 'closed') throw new Problem('order-not-closed');
  const opening = { ...again, description: input.reason, kind: 'corretiva', plan_asset_id: null } as const;
  const row = await openOrder({ tx, actor, registers }, opening);
  await tx.change(
    statement(sql`update work_orders t set reopens_id = ${input.id}
      where t.tenant_id = ${actor.tenantId} and t.id = ${row.id}`),
  );
  await copyChecks({ tx, actor }, { from: input.id, to: row.id });
  return { id: row.id, code: String(row.code) };
});

type Line = Record<'label' | 'type', string> & {
  required: boolean;
  least: number | null;
  most: number | null;
  place: number;
};

/** What was looked at is looked at again; nothing of it is answered. */
async function copyChecks({ tx, actor }: Work, { from, to }: { from: string; to: string }): Promise<void> {
  const lines = await tx.rows(
    statement<Line>(sql`select c.label, c.type, c.required, c.least, c.most, c.place from work_order_checks c
      where c.tenant_id = ${actor.tenantId} and c.order_id = ${from} and c.deleted_at is null order by c.place, c.id`),
  );
  const copies = lines.map((line) => ({ tenant_id: actor.tenantId, id: newId(), order_id: to, ...line }));
  for (const insert of insertRows('work_order_checks', copies)) await tx.change(insert);
}

type Linked = { id: string; code: string; title: string; status: 'open' };
type Alert = { id: string; type: 'manual'; description: string; params: string | null; is_pending: boolean };

/** What an order hangs together with. */
export const servesOrderLinks = serve(readOrderLinks, async ({ input, tx, actor }) => {
  const { tenantId } = actor;
  const order = await tx.first(
    statement<{
      alert_id: string | null;
      reopens_id: string | null;
      is_booked: boolean;
    }>(sql`select o.alert_id, o.reopens_id, o.log_id is not null as is_booked from work_orders o
      where o.tenant_id = ${tenantId} and o.id = ${input.id}`),
  );
  if (!order) throw new Problem('not-found');
  const [alert, reopens, reopened_as] = await Promise.all([
    tx.first(
      statement<Alert>(sql`select a.id, a.type, a.description, a.params::text as params,
          a.status = 'pendente' as is_pending
        from maintenance_alert a where a.tenant_id = ${tenantId} and a.id = ${order.alert_id}::uuid`),
    ),
    tx.first(
      statement<Linked>(sql`select o.id, o.code, o.title, o.status from work_orders o
        where o.tenant_id = ${tenantId} and o.id = ${order.reopens_id}::uuid and o.deleted_at is null`),
    ),
    tx.rows(
      statement<Linked>(sql`select o.id, o.code, o.title, o.status from work_orders o
        where o.tenant_id = ${tenantId} and o.reopens_id = ${input.id} and o.deleted_at is null
        order by o.created_at, o.id limit 50`),
    ),
  ]);
  return { alert: alert ?? null, reopens: reopens ?? null, reopened_as, is_booked: order.is_booked };
});
