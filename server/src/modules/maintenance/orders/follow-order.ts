import { type Stop, type Stopping, stopOf } from '@leme/contract/maintenance/orders/order-states';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { RegisterRules, Saving } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { endBoatStop, hitsOfStop, stopBoat } from '#modules/bookings/public';
import { timed } from '../alerts/timed.ts';
import { readPlans } from '../plans/read-plans.ts';
import { copyPlan } from './lines-of-plan.ts';
import { giveCode } from './order-code.ts';
import { followStops } from './stop/overdue-stops.ts';

async function codeOf({ tx, actor }: Work, id: string): Promise<string> {
  const found = await tx.first(
    statement<{ code: string | null }>(
      sql`select o.code from work_orders o where o.tenant_id = ${actor.tenantId} and o.id = ${id}`,
    ),
  );
  return found?.code ?? '';
}

/** A block says no more. */
const longestReason = 200;

/** The boat of an order stays ashore while the order says so, and may sail from the moment it does not. */
async function followStop(
  work: Work,
  { id, values, code }: Pick<Saving, 'id' | 'values'> & { code: string },
): Promise<void> {
  const stop = stopOf(values as Stopping);
  if (!stop) return await endBoatStop(work, id);
  await stopBoat(await timed(work), id, {
    ...stop,
    reason: `${code} · ${values.title}`.slice(0, longestReason),
  });
  await keepHits(work, id, stop);
}

/** What is sold on the boat by now is listed until it is solved. */
async function keepHits(work: Work, order_id: string, stop: Stop): Promise<void> {
  const { tx, actor } = work;
  const hits = await hitsOfStop(await timed(work), stop);
  const known = await tx.rows(
    statement<{ session_id: string }>(sql`select h.session_id from work_order_hits h
      where h.tenant_id = ${actor.tenantId} and h.order_id = ${order_id}`),
  );
  const there = new Set(known.map(({ session_id }) => session_id));
  const rows = hits
    .filter(({ session_id, bookings }) => bookings > 0 && !there.has(session_id))
    .map(({ session_id }) => ({ tenant_id: actor.tenantId, order_id, session_id, boat_id: stop.boat_id }));
  for (const insert of insertRows('work_order_hits', rows)) await tx.change(insert);
}

/** What follows from saving an order: its number, and where its boat is. */
export async function followOrder({ id, values, before, tx, actor }: Saving): Promise<void> {
  const work = { tx, actor };
  const code = before === null ? await giveCode(await timed(work), id) : await codeOf(work, id);
  const [plan] =
    before === null && values.plan_asset_id
      ? await readPlans(work, { by: 'id', ids: [String(values.plan_asset_id)] })
      : [];
  if (plan) await copyPlan(work, id, plan);
  await followStop(work, { id, values, code });
  const isOrWas = stopOf(values as Stopping) ?? (before && stopOf(before as Stopping));
  if (isOrWas) await followStops(await timed(work), [id]);
}

/** An order that is deleted keeps no boat; one that comes back keeps it again. */
export const followRemoval: NonNullable<RegisterRules['afterRemoval']> = async ({ row, tx, actor }) => {
  const work = { tx, actor };
  if (row.deleted_at === null) await endBoatStop(work, row.id);
  else await followStop(work, { id: row.id, values: row, code: String(row.code ?? '') });
  if (stopOf(row as unknown as Stopping)) await followStops(await timed(work), [row.id]);
};
