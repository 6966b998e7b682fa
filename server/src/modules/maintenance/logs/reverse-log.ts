import { Problem } from '@leme/contract/kit/problem';
import { reverseMaintenanceLog } from '@leme/contract/maintenance/logs/endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { postMoves } from '#modules/stock/public';
import { followPlans } from '../alerts/plan-alerts.ts';
import { readPlans } from '../plans/read-plans.ts';
import { type LogRow, type UsedPart, writeDue, writeLog } from './write-log.ts';

type Stored = Omit<LogRow, 'was' | 'due'> & {
  was_due_on: string | null;
  was_due_hours: number | null;
  due_on: string | null;
  due_hours: number | null;
};

/** An opposite row: parts lie where they were, and the plan is due as it was. */
export const servesReversal = serve(reverseMaintenanceLog, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { was_due_on, was_due_hours, due_on, due_hours, ...log } = await findLog(work, input.id);
  const [plan] =
    log.plan_asset_id === null
      ? []
      : await readPlans(work, { by: 'id', ids: [log.plan_asset_id], lock: true });
  await refuseReversed(work, log);
  const parts = await partsOf(work, log.id);
  const lines = parts.map((part, at) => ({
    ...part,
    reason: 'return' as const,
    ref: input.reason.slice(0, 120),
    pointer: `/parts/${at}`,
  }));
  if (lines.length > 0) await postMoves(work, hooks, lines);
  const id = newId();
  const [was, due] = [
    { due_on, due_hours },
    { due_on: was_due_on, due_hours: was_due_hours },
  ];
  const opposite = { ...log, id, cost: -log.cost, reverses_id: log.id, reason: input.reason };
  await writeLog(work, { ...opposite, was, due }, { parts, files: [] });
  if (plan) {
    await writeDue(work, plan, due);
    await followPlans(work, { by: 'id', ids: [plan.id] });
  }
  if (log.cost !== 0) await hooks.costsMoney({ tx, tenantId: actor.tenantId }, [id]);
  return { id, ...due };
});

async function findLog({ tx, actor }: TimedWork, id: string): Promise<Stored> {
  const log = await tx.first(
    statement<Stored>(sql`select l.id, l.date, l.kind, l.description, l.plan_asset_id, l.motor_id, l.boat_id, l.hours,
        l.cost, l.supplier_id, l.person_id, l.was_due_on, l.was_due_hours, l.due_on, l.due_hours, l.reverses_id, l.reason, l.checks
      from maintenance_logs l where l.tenant_id = ${actor.tenantId} and l.id = ${id}`),
  );
  if (!log) throw new Problem('not-found');
  if (log.reverses_id !== null) throw new Problem('log-reversed');
  return log;
}

/** Only the last service of a plan is taken back, and once. */
async function refuseReversed(
  { tx, actor }: TimedWork,
  { id, plan_asset_id }: Pick<Stored, 'id' | 'plan_asset_id'>,
): Promise<void> {
  const reversed = await tx.first(
    statement<{ id: string }>(
      sql`select l.id from maintenance_logs l where l.tenant_id = ${actor.tenantId} and l.reverses_id = ${id}`,
    ),
  );
  if (reversed) throw new Problem('log-reversed');
  if (plan_asset_id === null) return;
  const later = await tx.first(
    statement<{ id: string }>(sql`select l.id from maintenance_logs l
        left join maintenance_logs r on r.tenant_id = l.tenant_id and r.reverses_id = l.id
      where l.tenant_id = ${actor.tenantId} and l.plan_asset_id = ${plan_asset_id} and l.id > ${id}
        and l.reverses_id is null and r.id is null limit 1`),
  );
  if (later) throw new Problem('service-followed');
}

function partsOf({ tx, actor }: TimedWork, log_id: string): Promise<UsedPart[]> {
  return tx.rows(
    statement<UsedPart>(sql`select p.item_id, p.location_id, p.quantity from maintenance_log_parts p
      where p.tenant_id = ${actor.tenantId} and p.log_id = ${log_id} order by p.line`),
  );
}
