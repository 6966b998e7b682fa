import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import {
  mostAffected,
  type OtherBoat,
  readAffected,
} from '@leme/contract/maintenance/orders/affected-endpoints';
import { type Stopping, stopOf } from '@leme/contract/maintenance/orders/order-states';
import { planState } from '@leme/contract/maintenance/plans/plan-state';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { boatsInstead, exchangedFrom } from '#modules/bookings/public';
import { readPlans } from '../../plans/read-plans.ts';
import { runsOver } from './overdue-stops.ts';

type Order = Stopping & { boat_id: string; boat_name: string };

/** What a boat out of service still keeps, and which boats could take it. */
export const servesAffected = serve(readAffected, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const order = await findOrder(work, input.id);
  const stop = stopOf(order);
  const hits = await storedHits(work, input.id);
  const { boat_name } = order;
  const nothing = { open: 0, solved: hits.length, hasMore: false, data: [], exchanged: [] };
  if (!stop) return { boat_id: null, boat_name, ...nothing };
  const found = await boatsInstead(work, stop, mostAffected);
  const still = new Set(found.hits.map(({ session_id }) => session_id));
  const overdue = found.data.length > 0 ? await overdueBoats(work) : new Map<string, string>();
  const inSpite = Map.groupBy(await soldInSpite(work, [...still]), ({ session_id }) => session_id);
  return {
    boat_id: stop.boat_id,
    boat_name,
    open: found.hits.filter(({ bookings }) => bookings > 0).length,
    solved: hits.filter((session_id) => !still.has(session_id)).length,
    hasMore: found.hits.length > found.data.length,
    data: found.data.map(({ boats, ...departure }) => ({
      ...departure,
      boats: withOverdue(boats, overdue),
      in_spite: (inSpite.get(departure.session_id) ?? []).map(({ session_id: _, ...sold }) => sold),
    })),
    exchanged: await exchangedFrom(
      work,
      stop.boat_id,
      hits.filter((session_id) => !still.has(session_id)),
    ),
  };
});

/** A stop that runs over has no end. */
async function findOrder(work: TimedWork, id: string): Promise<Order> {
  const { tx, actor } = work;
  const order = await tx.first(
    statement<Omit<Order, 'downtime'> & { days_from: string | null; days_to: string | null }>(sql`
      select o.status, o.blocks_sailing, o.boat_id, o.downtime_from as days_from,
        case when ${runsOver(work)} then null else o.downtime_to end as days_to,
        to_char(o.from_time, 'HH24:MI') as from_time,
        case when ${runsOver(work)} then null else to_char(o.until_time, 'HH24:MI') end as until_time, b.boat_name
      from work_orders o join boats b on b.tenant_id = o.tenant_id and b.id = o.boat_id
      where o.tenant_id = ${actor.tenantId} and o.id = ${id} and o.deleted_at is null`),
  );
  if (!order) throw new Problem('not-found');
  const { days_from, days_to, ...rest } = order;
  const isOpen = days_from === null && days_to === null;
  return { ...rest, downtime: isOpen ? null : { from: days_from, to: days_to } };
}

async function storedHits({ tx, actor }: TimedWork, id: string): Promise<string[]> {
  const rows = await tx.rows(
    statement<{ session_id: string }>(sql`select h.session_id from work_order_hits h
      where h.tenant_id = ${actor.tenantId} and h.order_id = ${id}`),
  );
  return rows.map(({ session_id }) => session_id);
}

type InSpite = { session_id: string; code: string; people: number; reason: string; by: string | null };

/** What was sold on these departures although the boat had stopped. */
function soldInSpite(
  { tx, actor: { tenantId } }: TimedWork,
  sessions: readonly string[],
): Promise<InSpite[]> {
  return tx.rows(
    statement<InSpite>(sql`select b.session_id, b.code, b.people, b.override_reason as reason, p.full_name as by
      from bookings b left join profiles p on p.tenant_id = b.tenant_id and p.id = b.created_by
      where b.tenant_id = ${tenantId} and b.session_id = any(${[...sessions]}::uuid[]) and b.override_reason is not null
        and b.status in ('on_hold', 'confirmed') order by b.created_at, b.id`),
  );
}

/** The boats a plan keeps ashore because it is overdue, each with what is due. */
async function overdueBoats(work: TimedWork): Promise<ReadonlyMap<string, string>> {
  const { tx, actor, now } = work;
  const blocking = await tx.rows(
    statement<{ id: string }>(sql`select a.id from plan_assets a
      join maintenance_tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
      where a.tenant_id = ${actor.tenantId} and k.blocks_sailing and k.active and k.deleted_at is null
        and a.deleted_at is null`),
  );
  const ids = blocking.map(({ id }) => id);
  const plans = ids.length > 0 ? await readPlans(work, { by: 'id', ids }) : [];
  const date = dayIn(actor.timezone, now);
  return new Map(
    plans.flatMap((plan) => {
      const isOverdue = planState(plan, plan, { hours: plan.hours, date }).state === 'overdue';
      return isOverdue && plan.stands_on !== null ? [[plan.stands_on, plan.title] as const] : [];
    }),
  );
}

/** A boat that nothing else keeps is kept by a plan that is overdue; those that can take it stay first. */
function withOverdue(
  boats: Awaited<ReturnType<typeof boatsInstead>>['data'][number]['boats'],
  overdue: ReadonlyMap<string, string>,
): OtherBoat[] {
  const judged = boats.map((boat): OtherBoat => {
    const title = overdue.get(boat.boat_id);
    return boat.obstacle === null && title !== undefined
      ? { ...boat, obstacle: 'plan-overdue', what: title }
      : boat;
  });
  return judged.toSorted((one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null));
}
