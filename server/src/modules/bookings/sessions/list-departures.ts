import { departureDays, listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { freePeople, freeToSell } from '@leme/contract/bookings/rules';
import { faults } from '@leme/contract/kit/problem';
import { addDays } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { faresOf } from '../party/fares.ts';
import { type Departure, departuresToSell, stateOf } from '../price/departure-to-sell.ts';

const most = 1_000;

type Row = Departure & { end_time: string; color: string; boat_names: string[] };

/** What can be sold, day by day; who sells for the company may not look into its sessions, and need not. */
export const servesDepartures = serve(listDepartures, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { from, to, product_id, people = 1 } = input;
  const last = addDays(from, departureDays);
  if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  if (to > last) throw faults([{ pointer: '/to', code: 'too-large', params: { maximum: last } }]);
  const which = product_id ? sql`and s.product_id = ${product_id}` : sql``;
  const rows = await tx.rows(
    statement<Row>(sql`${departuresToSell(work, beside(actor.tenantId))}
      and s.date between ${from}::date and ${to}::date and p.status = 'active' and p.deleted_at is null ${which}
      order by s.date, s.start_time, s.id limit ${most}`),
  );
  const fares = await tx.rows(
    faresOf(actor, [...new Set(rows.map(({ product_id: of }) => of))])
      .orderBy('product_id')
      .orderBy('order_index')
      .orderBy('id'),
  );
  return {
    fares: fares.map(({ id, product_id: of, label, code, pax_count }) => {
      return { id, product_id: of, label, code, pax_count };
    }),
    data: rows.filter(isShown(work)).map((row) => {
      const { total_capacity, taken, people: aboard, people_limit } = row;
      const full = { remaining_capacity: total_capacity - taken, people: aboard, people_limit };
      const state = stateOf(work, row);
      const { id, date, start_time, end_time, starts_at, ends_at, min_party, max_party } = row;
      return {
        id,
        date,
        start_time,
        end_time,
        starts_at,
        ends_at,
        min_party,
        max_party,
        state,
        product: { id: row.product_id, name: row.product, color: row.color, sharing_mode: row.sharing_mode },
        free: Math.max(0, full.remaining_capacity),
        free_people: freePeople(full),
        fits: state === 'open' && freeToSell(full) >= people,
        boats: row.boat_names,
        stopped_by: row.is_ashore && actor.permissions.has('sessions:update') ? row.blackout_reason : null,
      };
    }),
  };
});

/** What is hidden is shown to nobody who sells. */
const isShown = (work: TimedWork) => (row: Row) => stateOf(work, row) !== 'hidden';

const beside = (tenantId: string) => sql`, to_char(s.end_time, 'HH24:MI') as end_time, p.color,
  array(select b.boat_name from session_boats x join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id
    where x.tenant_id = ${tenantId} and x.session_id = s.id order by x.position) as boat_names`;
