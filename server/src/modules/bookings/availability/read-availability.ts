import {
  type Availability,
  availabilityDays,
  readAvailability,
} from '@leme/contract/bookings/availability/availability-endpoints';
import { dayState } from '@leme/contract/bookings/availability/day-state';
import { freePeople, freeToSell } from '@leme/contract/bookings/rules';
import { faults } from '@leme/contract/kit/problem';
import { addDays } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Departure, departuresToSell, stateOf } from '../price/departure-to-sell.ts';

/** A month of a company of twenty products with ten departures a day. */
const mostDepartures = 20_000;

type Row = Departure & { end_time: string; color: string };
type Cell = Availability['data'][number];

/** Day by day and product by product what can be sold; whoever reads it learns no name. */
export const servesAvailability = serve(readAvailability, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { from, to, product_ids, party = 1 } = input;
  const last = addDays(from, availabilityDays - 1);
  if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  if (to > last) throw faults([{ pointer: '/to', code: 'too-large', params: { maximum: last } }]);
  const which = product_ids ? sql`and s.product_id = any(${product_ids}::uuid[])` : sql``;
  const rows = await tx.rows(
    statement<Row>(sql`${departuresToSell(work, beside)}
      and s.date between ${from}::date and ${to}::date and s.status <> 'cancelled' and p.deleted_at is null ${which}
      order by p.name, s.product_id, s.date, s.start_time, s.id limit ${mostDepartures}`),
  );
  const cells = Map.groupBy(rows, ({ product_id, date }) => `${product_id} ${date}`);
  const data = [...cells.values()].flatMap((departures) => cellOf(work, departures, party));
  return { data, next: nextDays(data) };
});

const beside = sql`, to_char(s.end_time, 'HH24:MI') as end_time, p.color`;

function cellOf(work: TimedWork, rows: readonly Row[], party: number): Cell[] {
  const told = rows.map((row) => ({ row, state: stateOf(work, row), ...roomIn(row) }));
  const shown = told.filter(({ state }) => state !== 'hidden');
  const first = shown[0]?.row;
  if (!first) return [];
  const open = shown.filter(({ state }) => state === 'open');
  return [
    {
      product: { id: first.product_id, name: first.product, color: first.color },
      date: first.date,
      state: dayState(shown),
      free: open.reduce((sum, { free }) => sum + free, 0),
      fits: open.some(({ free }) => free >= party),
      departures: shown.map(({ row, state, seats, places }) => ({
        session_id: row.id,
        start_time: row.start_time,
        end_time: row.end_time,
        state,
        reason: state === 'blacked-out' ? row.blackout_reason : row.sale_reason,
        free: seats,
        free_people: places,
      })),
    },
  ];
}

function roomIn({ total_capacity, taken, people, people_limit }: Row) {
  const full = { remaining_capacity: total_capacity - taken, people, people_limit };
  const seats = Math.max(0, full.remaining_capacity);
  return { total: total_capacity, seats, places: freePeople(full), free: freeToSell(full) };
}

/** Of each product the first of these days that has room for the party. */
function nextDays(data: readonly Cell[]): Availability['next'] {
  const fitting = data.filter(({ fits }) => fits);
  const first = [...Map.groupBy(fitting, ({ product }) => product.id)];
  return first.flatMap(([product_id, days]) => (days[0] ? [{ product_id, date: days[0].date }] : []));
}
