import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { Following, PlanRow } from '../plans/read-plans.ts';

/** A new order of a plan has what the plan asks to look at and what it takes. */
export async function copyPlan(
  { tx, actor }: Pick<Following, 'tx' | 'actor'>,
  order_id: string,
  plan: Pick<PlanRow, 'id' | 'checklist'>,
): Promise<void> {
  const own = { tenant_id: actor.tenantId, order_id };
  const checks = plan.checklist.map(({ label, type, required, min, max }, at) => ({
    ...own,
    id: newId(),
    label,
    type,
    required,
    least: min,
    most: max,
    place: at + 1,
  }));
  for (const insert of insertRows('work_order_checks', checks)) await tx.change(insert);
  const parts = await tx.rows(
    statement<{
      item_id: string;
      planned: number | null;
    }>(sql`select p.target_id as item_id, p.value as planned
      from maintenance_tasks_parts p join plan_assets a on a.tenant_id = p.tenant_id and a.task_id = p.owner_id
      where p.tenant_id = ${actor.tenantId} and a.id = ${plan.id} order by p.position`),
  );
  const lines = parts.map(({ item_id, planned }) => ({
    ...own,
    id: newId(),
    item_id,
    planned: planned ?? 1,
  }));
  for (const insert of insertRows('work_order_parts', lines)) await tx.change(insert);
}
