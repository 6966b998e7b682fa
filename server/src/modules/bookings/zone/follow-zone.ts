import { sessions } from '@leme/contract/bookings/sessions';
import { sessionInterval } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { zoneOf } from '../schedules/make-departures.ts';
import { lockSeats } from '../seats/people-limit.ts';

type Sailing = { id: string; date: string; start_time: string; end_time: string; starts_at: string };
type Boat = {
  id: string;
  session_id: string;
  boat_id: string;
  position: number;
  blocked_from: string;
  blocked_until: string;
  cancelled: boolean;
};
/** A departure at the instant its clock says now, and by how many milliseconds that is another one. */
type Shift = { id: string; starts_at: string; ends_at: string; by: number };

/** So many departures in one transaction: the rest comes in the next. */
const atOnce = 500;

/**
 * Departures sail by the clock of the wall: of a company that has changed its zone those still to come get other instants,
 * with their bookings and what their boats are kept for; what has begun stays. Answers how many.
 */
export async function followZone(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const zone = await zoneOf(tx, tenantId);
  const shifts = await shiftsOf(tx, { tenantId, now, zone });
  if (shifts.length === 0) return 0;
  const ids = shifts.map(({ id }) => id);
  // Boats before seats, as whoever edits a departure holds them.
  await tx.rows(
    statement(sql`select b.id from boats b where b.tenant_id = ${tenantId} order by b.id for no key update`),
  );
  await lockSeats(tx, tenantId, ids);
  const values = shifts.map(
    ({ id, starts_at, ends_at }) => sql`(${id}::uuid, ${starts_at}::timestamptz, ${ends_at}::timestamptz)`,
  );
  const v = sql`(values ${sql.join(values)}) as v (id, starts_at, ends_at)`;
  await moveBoats(tx, tenantId, shifts);
  await tx.change(
    statement(sql`update sessions s set starts_at = v.starts_at, ends_at = v.ends_at, version = s.version + 1,
        updated_at = now() from ${v} where s.tenant_id = ${tenantId} and s.id = v.id`),
  );
  await tx.change(
    statement(sql`update bookings b set starts_at = v.starts_at from ${v}
      where b.tenant_id = ${tenantId} and b.session_id = v.id`),
  );
  record(
    { tx, actor: { tenantId, userId: nobodyId, fullName: '' } },
    sessions,
    ids.map((id) => ({ id, action: 'updated', changes: { timezone: [null, zone] } })),
  );
  return shifts.length;
}

type Company = { tenantId: string; now: Temporal.Instant; zone: string };

/** What the database finds by its own clock is asked again: it reads an hour that comes twice as the second. */
async function shiftsOf(tx: Tx, { tenantId, now, zone }: Company): Promise<Shift[]> {
  const rows = await tx.rows(
    statement<Sailing>(sql`select s.id, s.date, to_char(s.start_time, 'HH24:MI') as start_time,
        to_char(s.end_time, 'HH24:MI') as end_time, s.starts_at
      from sessions s
      where s.tenant_id = ${tenantId} and s.starts_at > ${now.toString()}::timestamptz
        and (s.date + s.start_time) at time zone ${zone}::text <> s.starts_at
      order by s.date, s.id limit ${atOnce}`),
  );
  return rows.flatMap(({ id, starts_at, ...clock }) => {
    const interval = sessionInterval(clock, zone);
    const by = Date.parse(interval.starts_at) - Date.parse(starts_at);
    return by === 0 ? [] : [{ id, ...interval, by }];
  });
}

/** They leave all at once, so that none is in the way of where another goes. */
async function moveBoats(tx: Tx, tenantId: string, shifts: readonly Shift[]): Promise<void> {
  const by = new Map(shifts.map((shift) => [shift.id, shift.by]));
  const boats = await tx.rows(
    statement<Boat>(sql`delete from session_boats x
      where x.tenant_id = ${tenantId} and x.session_id = any(${[...by.keys()]}::uuid[])
      returning x.id, x.session_id, x.boat_id, x.position, x.blocked_from, x.blocked_until, x.cancelled`),
  );
  const later = (instant: string, session_id: string) =>
    new Date(Date.parse(instant) + (by.get(session_id) ?? 0)).toISOString();
  const rows = boats.map(({ blocked_from, blocked_until, ...boat }) => ({
    tenant_id: tenantId,
    ...boat,
    blocked_from: later(blocked_from, boat.session_id),
    blocked_until: later(blocked_until, boat.session_id),
  }));
  for (const insert of insertRows('session_boats', rows)) await tx.change(insert);
}
