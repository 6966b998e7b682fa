import {
  createAllotments,
  listAllotments,
  mostAllotments,
  releaseAllotment,
  updateAllotment,
} from '@leme/contract/channels/allotments/allotment-endpoints';
import { seatAllotments } from '@leme/contract/channels/allotments/seat-allotments';
import { channelPartners } from '@leme/contract/channels/channel-partners';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { announce } from '#kit/realtime/announce';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import {
  allotmentsOf,
  endAllotment,
  keepSeats,
  lockSeats,
  noteAllotment,
  resizeAllotment,
} from '#modules/bookings/public';
import { allotmentRows } from './allotment-rows.ts';

type Input = InputOf<typeof createAllotments>;

export const servesAllotments: Served[] = [
  serve(listAllotments, async ({ input, tx, actor }) => {
    const { session_id, partner_id, from, to, released } = input;
    const conditions = [
      sql`true`,
      ...(session_id ? [sql`a.session_id = ${session_id}`] : []),
      ...(partner_id ? [sql`a.partner_id = ${partner_id}`] : []),
      ...(from ? [sql`s.date >= ${from}::date`] : []),
      ...(to ? [sql`s.date <= ${to}::date`] : []),
      ...(released === 'false' ? [sql`a.released_at is null`] : []),
    ];
    return { data: await allotmentRows({ tx, actor }, sql.join(conditions, sql` and `)) };
  }),
  serve(createAllotments, async ({ input, tx, actor, clock }) => {
    const work = { tx, actor, now: clock.now() };
    if ((input.session_id === undefined) === (input.filter === undefined))
      throw faults([{ pointer: '/session_id', code: 'required' }]);
    const partners = await holdRows(channelPartners, work, [input.partner_id]);
    if (partners.size === 0) throw faults([{ pointer: '/partner_id', code: 'unknown' }]);
    return await keepInEach(work, input);
  }),
  serve(updateAllotment, async ({ input, tx, actor }) => {
    const { id, seats, ...fields } = input;
    const before = await oneOf({ tx, actor }, id);
    if (before.released_at) throw new Problem('allotment-released');
    if (seats !== undefined && seats !== before.seats) {
      const { session_id } = before;
      const resized = await resizeAllotment(tx, actor.tenantId, { id, session_id, seats });
      if (resized === 0)
        throw faults([{ pointer: '/seats', code: 'too-small', params: { minimum: before.used } }]);
    }
    const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (Object.keys(said).length > 0) await noteAllotment(tx, actor.tenantId, { id, ...said });
    const after = await oneOf({ tx, actor }, id);
    const inWords = ({ seats, release_hours, note }: typeof after) => ({ seats, release_hours, note });
    record({ tx, actor }, seatAllotments, {
      id,
      action: 'updated',
      before: inWords(before),
      after: inWords(after),
    });
    announce({ tx, actor }, 'sessions', 'updated', [before.session_id]);
    return after;
  }),
  serve(releaseAllotment, async ({ input, tx, actor, clock }) => {
    const { id, session_id } = await oneOf({ tx, actor }, input.id);
    await giveBack({ tx, actor, now: clock.now() }, { id, session_id, by: actor.userId });
    return await oneOf({ tx, actor }, id);
  }),
];

async function oneOf(work: Work, id: string) {
  const [row] = await allotmentRows(work, sql`a.id = ${id}`);
  if (!row) throw new Problem('not-found');
  return row;
}

/** Gives back what is left, and says so where it had not been given back. */
export async function giveBack(
  {
    tx,
    actor,
    now,
  }: Pick<TimedWork, 'tx' | 'now'> & {
    actor: Pick<TimedWork['actor'], 'tenantId' | 'userId' | 'fullName'>;
  },
  { id, session_id, by }: { id: string; session_id: string; by: string | null },
): Promise<number | null> {
  const returned_seats = await endAllotment(tx, actor.tenantId, { id, session_id, by, now });
  if (returned_seats === null) return null;
  const after = { released_at: now.toString(), returned_seats };
  record({ tx, actor }, seatAllotments, { id, action: 'updated', before: {}, after });
  announce({ tx, actor }, 'sessions', 'updated', [session_id]);
  return returned_seats;
}

type Place = { id: string; date: string; start_time: string; is_past: boolean; free: number };

/** Departures are held in the order of their ids, then each keeps what it can. */
async function keepInEach(work: TimedWork, input: Input) {
  const { tx, actor } = work;
  const ids = (await sessionsOf(work, input)).map(({ id }) => id);
  if (ids.length === 0)
    throw faults([{ pointer: input.filter ? '/filter' : '/session_id', code: 'unknown' }]);
  await lockSeats(tx, actor.tenantId, ids);
  const [places, kept] = await Promise.all([
    placesOf(work, ids),
    tx.rows(allotmentsOf(actor.tenantId, ids).where('a.partner_id', '=', input.partner_id)),
  ]);
  const there = new Set(kept.map(({ session_id }) => session_id));
  const why = ({ id, is_past, free }: Place) =>
    is_past ? 'past' : there.has(id) ? 'there' : free < input.seats ? 'no-room' : null;
  const made: string[] = [];
  for (const place of places) {
    if (why(place)) continue;
    const id = newId();
    const { partner_id, seats, release_hours, note } = input;
    const row = {
      id,
      partner_id,
      session_id: place.id,
      seats,
      release_hours,
      note,
      created_by: actor.userId,
    };
    await keepSeats(tx, actor.tenantId, row);
    record(work, seatAllotments, { id, action: 'created', after: { seats, release_hours, note } });
    made.push(id);
  }
  if (made.length > 0) announce({ tx, actor }, 'sessions', 'updated', ids);
  const left = places.flatMap((place) => {
    const reason = why(place);
    const { id: session_id, date, start_time, free } = place;
    return reason ? [{ session_id, date, start_time, why: reason, free } as const] : [];
  });
  return { made: made.length > 0 ? await allotmentRows(work, sql`a.id = any(${made}::uuid[])`) : [], left };
}

async function sessionsOf({ tx, actor }: TimedWork, { session_id, filter }: Input) {
  const sessions = db.selectFrom('sessions').select('id').where('tenant_id', '=', actor.tenantId);
  if (session_id)
    return await tx.rows(sessions.where('id', '=', session_id).where('status', '<>', 'cancelled'));
  if (!filter) return [];
  const { product_id, from, to, weekdays } = filter;
  return await tx.rows(
    sessions
      .where('product_id', '=', product_id)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('status', '<>', 'cancelled')
      .$if(weekdays.length > 0, (query) =>
        query.where(sql<boolean>`extract(isodow from date)::int = any(${weekdays}::int[])`),
      )
      .orderBy('date')
      .orderBy('id')
      .limit(mostAllotments),
  );
}

async function placesOf({ tx, actor, now }: TimedWork, ids: readonly string[]): Promise<Place[]> {
  return await tx.rows(
    statement<Place>(sql`select s.id, s.date::text as date, to_char(s.start_time, 'HH24:MI') as start_time,
        s.starts_at <= ${now.toString()}::timestamptz as is_past,
        greatest(0, least(q.total_capacity - q.taken, coalesce(q.people_limit - q.people, q.total_capacity - q.taken))) as free
      from sessions s join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      where s.tenant_id = ${actor.tenantId} and s.id = any(${ids}::uuid[]) order by s.starts_at, s.id`),
  );
}
