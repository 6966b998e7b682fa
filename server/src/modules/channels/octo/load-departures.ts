import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { allotmentsOf, type Departure, departuresToSell, stateOf } from '#modules/bookings/public';
import type { Ask } from './octo-call.ts';

type Row = Departure & { end_time: string };
/** A departure as this partner may sell it: with what is kept for it, and what it may have beside. */
export type Place = Row & {
  isOpen: boolean;
  isFull: boolean;
  isShown: boolean;
  vacancies: number;
  capacity: number;
};

/** More departures than these are not told at once. */
const most = 2_000;

type Which = { product_id: string } & ({ from: string; to: string } | { ids: readonly string[] });

/** The departures of a product between two days, or those of some ids, by time. */
export async function loadDepartures(ask: Ask, which: Which): Promise<Place[]> {
  const { tx, actor } = ask.work;
  const when =
    'ids' in which
      ? sql`s.id = any(${[...which.ids]}::uuid[])`
      : sql`s.date between ${which.from}::date and ${which.to}::date`;
  const rows = await tx.rows(
    statement<Row>(sql`${departuresToSell(ask.work, sql`, to_char(s.end_time, 'HH24:MI') as end_time`)}
      and s.product_id = ${which.product_id} and ${when} order by s.starts_at, s.id limit ${most}`),
  );
  const kept = await tx.rows(
    allotmentsOf(
      actor.tenantId,
      rows.map(({ id }) => id),
    ).where('a.partner_id', '=', ask.partner.id),
  );
  const quotas = new Map(
    kept.map(({ session_id, seats, used_seats, used_people }) => [
      session_id,
      { seats: seats - used_seats, people: seats - used_people },
    ]),
  );
  return rows.map((row) => placeOf(ask, row, quotas.get(row.id) ?? { seats: 0, people: 0 }));
}

/** What is kept for the partner is free to it; who sells its quota alone has nothing beside it. */
function placeOf(ask: Ask, row: Row, quota: { seats: number; people: number }): Place {
  const { total_capacity, people_limit } = row;
  const mine = { ...row, taken: row.taken - quota.seats, people: row.people - quota.people };
  const free = Math.min(
    total_capacity - mine.taken,
    people_limit === null ? Number.POSITIVE_INFINITY : people_limit - mine.people,
  );
  const vacancies = Math.max(0, ask.partner.beyond_quota ? free : Math.min(free, quota.seats));
  const whole = Math.min(total_capacity, people_limit ?? total_capacity);
  const state = stateOf(ask.work, mine);
  const isFull = state === 'full' || state === 'private-taken' || (state === 'open' && vacancies === 0);
  return {
    ...row,
    isOpen: state === 'open' && vacancies > 0,
    isFull,
    isShown: state !== 'hidden' && state !== 'cancelled',
    vacancies: state === 'open' ? vacancies : 0,
    capacity: ask.partner.beyond_quota ? whole : Math.min(whole, quota.seats),
  };
}
