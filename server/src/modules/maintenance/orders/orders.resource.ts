import { isDeepStrictEqual } from 'node:util';
import { type Fault, Problem } from '@leme/contract/kit/problem';
import { type Stopping, stopOf } from '@leme/contract/maintenance/orders/order-states';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import type { BoatSold } from '@leme/contract/maintenance/problems';
import { sql } from 'kysely';
import type { Served } from '#kit/http/serve';
import type { RegisterRules, Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { soldWhileStopped } from '#modules/bookings/public';
import { timed } from '../alerts/timed.ts';
import { servesClosing } from './close-order.ts';
import { followOrder, followRemoval } from './follow-order.ts';

/** Whether its engine stands on another boat; a spare one stands on none. */
async function motorFaults({ tx, actor }: Work, { values, before }: Saving): Promise<Fault[]> {
  const isSame = before?.motor_id === values.motor_id && before?.boat_id === values.boat_id;
  if (isSame || !values.motor_id) return [];
  const elsewhere = await tx.first(
    statement<{ id: string }>(sql`select m.id from motors m where m.tenant_id = ${actor.tenantId}
      and m.id = ${values.motor_id}::uuid and m.boat_id <> ${values.boat_id}::uuid`),
  );
  return elsewhere ? [{ pointer: '/motor_id', code: 'unknown' }] : [];
}

/** A stop that is planned is asked about first; one that happened is always recorded. */
async function refuseSold(work: Work, { values, before, isFromFile }: Saving): Promise<Fault[]> {
  const stop = stopOf(values as Stopping);
  if (!stop || values.blocks_sailing !== 'planned') return [];
  if (before && isDeepStrictEqual(stop, stopOf(before as Stopping))) return [];
  const sold = await soldWhileStopped(await timed(work), stop);
  if (sold.bookings === 0) return [];
  if (isFromFile) return [{ pointer: '/downtime', code: 'taken' }];
  throw new Problem('boat-sold', { params: sold satisfies BoatSold });
}

/** Nothing is done while a line that must be answered is not. */
async function refuseUnanswered(
  { tx, actor }: Work,
  { values, before, id, isFromFile }: Saving,
): Promise<Fault[]> {
  if (before === null || values.status !== 'done' || before.status === 'done') return [];
  const open = await tx.rows(
    statement<{ label: string }>(sql`select c.label from work_order_checks c
      where c.tenant_id = ${actor.tenantId} and c.order_id = ${id} and c.required and c.deleted_at is null
        and case when c.type = 'check' then not c.done when c.type = 'number' then c.number is null
          when c.type = 'text' then c.answer is null else c.photo is null end
      order by c.place, c.id`),
  );
  if (open.length === 0) return [];
  if (isFromFile) return [{ pointer: '/status', code: 'required' }];
  throw new Problem('checks-open', { params: { labels: open.map(({ label }) => label) } });
}

async function check(saving: Saving): Promise<Fault[]> {
  const work = { tx: saving.tx, actor: saving.actor };
  const wrong = await motorFaults(work, saving);
  if (wrong.length > 0) return wrong;
  return [...(await refuseUnanswered(work, saving)), ...(await refuseSold(work, saving))];
}

const rules: RegisterRules = {
  check,
  computes: ({ tenantId }, ids) => sql`select t.id, t.code,
      (select count(*)::int from work_order_parts p
        join stock_items i on i.tenant_id = p.tenant_id and i.id = p.item_id
        where p.tenant_id = ${tenantId} and p.order_id = t.id and p.deleted_at is null and p.source = 'stock'
          and p.used is null and p.planned > i.quantity) as lacking
    from work_orders t where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
  sought: {
    late: ({ timezone }) => sql`(t.status in ('open', 'scheduled', 'in_progress', 'on_hold')
      and t.planned_to < (now() at time zone ${timezone})::date)`,
  },
  afterSave: followOrder,
  afterRemoval: followRemoval,
  // What was closed stands in the book of the boat.
  usedBy: async (tx, actor, id) => {
    const log = await tx.first(
      statement<{ description: string }>(sql`select l.description from work_orders o
        join maintenance_logs l on l.tenant_id = o.tenant_id and l.id = o.log_id
        where o.tenant_id = ${actor.tenantId} and o.id = ${id}`),
    );
    return log ? [{ resource: 'maintenance-logs', count: 1, names: [log.description] }] : [];
  },
};

/** Orders, whose closing does more than a move. */
export const servesOrders = serveResource(workOrders, rules).map(
  (each): Served =>
    each.endpoint.path === servesClosing.endpoint.path && each.declares
      ? { ...servesClosing, declares: each.declares }
      : each,
);
