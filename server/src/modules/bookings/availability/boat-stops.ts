import { blackouts } from '@leme/contract/bookings/availability/blackouts';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { lockSeats } from '../seats/people-limit.ts';
import { type AskedBlock, hitsOfBlock } from './hits-of-block.ts';

/** When a boat stays ashore, and why; `id` is that of what keeps it there, whose block has the same. */
export type BoatStop = Pick<AskedBlock, 'days' | 'from_time' | 'until_time'> & { boat_id: string };

type Stored = { reason: string; boat_id: string; is_over: boolean } & Record<
  'days_from' | 'days_to' | 'from_time' | 'until_time',
  string | null
>;

/** The departures of a boat while it stays ashore. */
export function hitsOfStop(work: TimedWork, { boat_id, days, from_time, until_time }: BoatStop) {
  const hours = { days, from_time, until_time };
  return hitsOfBlock(work, { ...hours, scope: 'boat', boat_id, product_id: null, city_id: null });
}

/** What is sold on a boat while it would stay ashore; its row is held first, as whoever puts it into a departure does. */
export async function soldWhileStopped(work: TimedWork, stop: BoatStop) {
  await work.tx.rows(
    statement(sql`select b.id from boats b where b.tenant_id = ${work.actor.tenantId} and b.id = ${stop.boat_id}
      for no key update`),
  );
  // Whoever is selling them finishes first.
  const before = await hitsOfStop(work, stop);
  await lockSeats(
    work.tx,
    work.actor.tenantId,
    before.map(({ session_id }) => session_id),
  );
  const hits = before.length > 0 ? await hitsOfStop(work, stop) : [];
  const sold = hits.filter(({ bookings }) => bookings > 0);
  const sum = (of: 'bookings' | 'people') => sold.reduce((total, hit) => total + hit[of], 0);
  return { departures: sold.length, bookings: sum('bookings'), people: sum('people') };
}

/**
 * Keeps a boat ashore for a work order: its block is made, or changed where the order changed. Whoever is selling a departure of
 * the boat finishes first, and who comes later reads the block (`claim`).
 */
export async function stopBoat(
  work: TimedWork,
  id: string,
  { boat_id, days, from_time, until_time, reason }: BoatStop & { reason: string },
): Promise<void> {
  const { tx, actor } = work;
  const before = await storedStop(work, id);
  const after = { reason, boat_id, days_from: days.from, days_to: days.to, from_time, until_time };
  const isSame = before && !before.is_over && isLike(before, after);
  if (isSame) return;
  await tx.rows(
    statement(sql`select b.id from boats b where b.tenant_id = ${actor.tenantId} and b.id = ${boat_id}
      for no key update`),
  );
  await tx.change(
    statement(sql`insert into blackouts as t
        (tenant_id, id, reason, kind, scope, boat_id, days_from, days_to, from_time, until_time, source)
      values (${actor.tenantId}, ${id}, ${reason}, 'maintenance', 'boat', ${boat_id}, ${days.from}::date, ${days.to}::date,
        ${from_time}::time, ${until_time}::time, 'work_order')
      on conflict (tenant_id, id) do update set reason = excluded.reason, boat_id = excluded.boat_id,
        days_from = excluded.days_from, days_to = excluded.days_to, from_time = excluded.from_time,
        until_time = excluded.until_time, deleted_at = null, deleted_by = null, version = t.version + 1,
        updated_at = excluded.updated_at`),
  );
  const hits = await hitsOfStop(work, { boat_id, days, from_time, until_time });
  await lockSeats(
    tx,
    actor.tenantId,
    hits.map(({ session_id }) => session_id),
  );
  const action = !before ? 'created' : before.is_over ? 'restored' : 'updated';
  record(work, blackouts, {
    id,
    action,
    before: before && !before.is_over ? told(before) : {},
    after: told(after),
  });
}

/** The boat may sail again: from this moment on it is sold and put into departures. */
export async function endBoatStop(work: Work, id: string): Promise<void> {
  const { tx, actor } = work;
  const before = await storedStop(work, id);
  if (!before || before.is_over) return;
  await tx.change(
    statement(sql`update blackouts t set deleted_at = now(), deleted_by = ${actor.userId}, version = t.version + 1,
        updated_at = now() where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  record(work, blackouts, { id, action: 'deleted' });
}

/** Boats whose time ashore ran over stay there until somebody ends it. */
export async function leaveStopsOpen(
  { tx, actor }: { tx: Tx; actor: Pick<Actor, 'tenantId'> },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.change(
    statement(sql`update blackouts t set days_to = null, until_time = null, version = t.version + 1, updated_at = now()
      where t.tenant_id = ${actor.tenantId} and t.id = any(${ids}::uuid[]) and t.source = 'work_order'
        and t.deleted_at is null and t.days_to is not null`),
  );
}

function storedStop({ tx, actor }: Work, id: string): Promise<Stored | undefined> {
  return tx.first(
    statement<Stored>(sql`select t.reason, t.boat_id, t.days_from, t.days_to, to_char(t.from_time, 'HH24:MI') as from_time,
        to_char(t.until_time, 'HH24:MI') as until_time, t.deleted_at is not null as is_over
      from blackouts t where t.tenant_id = ${actor.tenantId} and t.id = ${id} and t.source = 'work_order' for update`),
  );
}

type Said = Omit<Stored, 'is_over'>;

const columns = ['reason', 'boat_id', 'days_from', 'days_to', 'from_time', 'until_time'] as const;
const isLike = (one: Said, other: Said) => columns.every((name) => one[name] === other[name]);

/** What its history says, by the names of the register. */
const told = ({ reason, days_from, days_to, from_time, until_time }: Said) => {
  return { reason, days: { from: days_from, to: days_to }, from_time, until_time };
};
