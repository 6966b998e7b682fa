import { dayIn } from '@leme/contract/kit/values/days';
import { planState } from '@leme/contract/maintenance/plans/plan-state';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { announce } from '#kit/realtime/announce';
import { statement } from '#kit/resource/statement';
import type { Following, PlanRow } from '../plans/read-plans.ts';
import { copyPlan } from './lines-of-plan.ts';
import { giveCode } from './order-code.ts';

const longestTitle = 120;

/** Of plans that open an order when they are near: those that have none to do, and of which none was called off this time. */
async function lacking({ tx, actor }: Following, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    statement<{ id: string }>(sql`select a.id from plan_assets a
      where a.tenant_id = ${actor.tenantId} and a.id = any(${ids}::uuid[])
        and not exists (select 1 from work_orders o where o.tenant_id = ${actor.tenantId} and o.plan_asset_id = a.id
          and o.deleted_at is null and (o.status in ('open', 'scheduled', 'in_progress', 'on_hold')
            or o.status = 'cancelled' and o.created_at >= a.updated_at))`),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Opens the orders of plans that say so, once each is warned of; the index keeps two apart who do so at once. */
export async function openDueOrders(work: Following, plans: readonly PlanRow[]): Promise<void> {
  const { tx, actor, now } = work;
  const date = dayIn(actor.timezone, now);
  const near = plans.filter(
    (plan) =>
      plan.is_kept &&
      plan.when_due === 'order' &&
      plan.stands_on !== null &&
      planState(plan, plan, { hours: plan.hours, date }).state !== 'ok',
  );
  if (near.length === 0) return;
  const wanted = await lacking(
    work,
    near.map(({ id }) => id),
  );
  for (const plan of near.filter(({ id }) => wanted.has(id))) {
    const id = newId();
    const made = await tx.rows(
      statement<{ id: string }>(sql`insert into work_orders as t
          (tenant_id, id, title, kind, priority, boat_id, motor_id, plan_asset_id, supplier_id)
        values (${actor.tenantId}, ${id}, ${`${plan.title} (${plan.name})`.slice(0, longestTitle)}, 'preventiva',
          ${plan.priority}, ${plan.stands_on}, ${plan.motor_id}::uuid, ${plan.id}, ${plan.supplier_id}::uuid)
        on conflict do nothing returning t.id`),
    );
    if (made.length === 0) continue;
    await giveCode(work, id);
    await copyPlan(work, id, plan);
    announce(
      { tx, actor: { tenantId: actor.tenantId, userId: actor.userId ?? '' } },
      'work-orders',
      'created',
      [id],
    );
  }
}
