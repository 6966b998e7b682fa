import { listCustomerBookings } from '@leme/contract/bookings/customer-booking-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/http/serve';
import type { Work } from '#kit/work';
import { bookingsFor, withPassengers } from '../booking/booking-queries.ts';
import { customersFor } from './require-customer.ts';

export const servesCustomerBookings = serve(listCustomerBookings, async ({ input, tx, actor, clock }) => {
  const { id, when, page, limit } = input;
  const now = clock.now().toString();
  if (!(await tx.first(customersFor(actor).where('id', '=', id)))) throw new Problem('not-found');
  const [counts, rows] = await Promise.all([
    countThem({ tx, actor }, id, now),
    tx.rows(
      bookingsOf(actor, id)
        .leftJoin('products as p', (join) =>
          join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
        )
        .select(['s.date', 's.start_time', 's.status as session_status'])
        .select(['p.name as product_name', 'p.color as product_color'])
        .where('s.ends_at', when === 'coming' ? '>' : '<=', now)
        .orderBy('s.starts_at', 'desc')
        .orderBy('b.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    ),
  ]);
  const bookings = await withPassengers(
    tx,
    actor,
    rows.map(({ date, start_time, session_status, product_name, product_color, ...booking }) => booking),
  );
  const data = bookings.flatMap((booking, at) => {
    const row = rows[at];
    if (!row) return [];
    const product = { name: row.product_name ?? '', color: row.product_color ?? '' };
    const { date, start_time, session_status: status } = row;
    return [{ ...booking, session: { date, start_time, status, product } }];
  });
  return { data, ...counts, page, limit };
});

function bookingsOf(actor: Actor, customer_id: string) {
  return bookingsFor(actor)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
    )
    .where('b.customer_id', '=', customer_id);
}

async function countThem({ tx, actor }: Work, customer_id: string, now: string) {
  const counted = await tx.first(
    bookingsOf(actor, customer_id)
      .clearSelect()
      .select([
        sql<number>`count(*) filter (where s.ends_at > ${now})`.as('coming'),
        sql<number>`count(*) filter (where s.ends_at <= ${now})`.as('past'),
      ]),
  );
  return { coming: counted?.coming ?? 0, past: counted?.past ?? 0 };
}
