import type { SessionState } from '@leme/contract/bookings/rules';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { getSessionsWithDetails } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/http/serve';
import { redactionFor, sessionsFor } from '#modules/bookings/public';
import { boatsAboard } from '../boats-aboard.ts';
import { bookingsIn, fareLabels, faresIn } from '../manifest-queries.ts';
import { sessionShape } from '../read-manifest.ts';

type Asked = InputOf<typeof getSessionsWithDetails>;
type Detailed = ReplyOf<typeof getSessionsWithDetails>[number];

/** The page of sessions first, then what stands beside those: each statement reads only what the page needs. */
export const servesSessionsWithDetails = serve(getSessionsWithDetails, async ({ input, tx, actor }) => {
  if (input.p_tenant_id !== actor.tenantId) throw new Problem('not-found');
  const sessions = await tx.rows(pageOf(actor, input));
  if (sessions.length === 0) return [];
  const ids = sessions.map(({ id }) => id);
  const [boats, bookings, fares, labels] = await Promise.all([
    boatsAboard(tx, actor, { ids }),
    bookingsIn(tx, actor, { ids }),
    faresIn(tx, actor, { ids }),
    fareLabels(tx, actor),
  ]);
  const bookingsBySession = Map.groupBy(bookings, ({ session_id }) => session_id);
  const shape = bookingShape(
    actor,
    Map.groupBy(fares, ({ booking_id }) => booking_id),
    new Map(labels.map(({ id, label }) => [id, label])),
  );
  return sessions.map((row) => ({
    ...sessionShape(row, boats(row)),
    product_id: row.product_id,
    bookings: (bookingsBySession.get(row.id) ?? []).map(shape),
  }));
});

function pageOf(actor: Actor, asked: Asked) {
  const { p_selected_date: date, p_selected_product: product, p_selected_status: status } = asked;
  return sessionsFor(actor)
    .$if(date !== null, (query) => query.where('s.date', '=', date ?? ''))
    .$if(product !== null, (query) => query.where('s.product_id', '=', product ?? ''))
    .$if(status !== null, (query) => query.where(isIn(status ?? 'available')))
    .orderBy('s.date')
    .orderBy('s.start_time')
    .orderBy('s.id')
    .limit(asked.p_limit)
    .offset(asked.p_offset);
}

/** The state people see, as `sessionState` says it: `occupied` is read from seats and people. */
function isIn(status: SessionState) {
  if (status === 'cancelled') return sql<SqlBool>`s.status = 'cancelled'`;
  const seats = sql`coalesce(q.total_capacity, 0) - coalesce(q.taken, 0)`;
  const free = sql`least(${seats}, q.people_limit - q.people)`;
  return status === 'occupied'
    ? sql<SqlBool>`(s.status <> 'cancelled' and ${free} <= 0)`
    : sql<SqlBool>`(s.status <> 'cancelled' and ${free} > 0)`;
}

type Bookings = Awaited<ReturnType<typeof bookingsIn>>;
type Fares = Awaited<ReturnType<typeof faresIn>>;

function bookingShape(actor: Actor, fares: Map<string, Fares>, labels: ReadonlyMap<string, string>) {
  const { money, health, contact } = redactionFor(actor);
  return (booking: Bookings[number]): Detailed['bookings'][number] => ({
    id: booking.id,
    code: booking.code,
    customer_name: booking.customer_name,
    customer_phone: contact(booking.customer_phone),
    customer_email: contact(booking.customer_email),
    special_requirements: health(booking.special_requirements),
    status: booking.status,
    checkin: booking.checkin,
    no_show: booking.no_show,
    total_price: money(booking.total_price),
    paid_amount: money(booking.paid_amount),
    remaining_amount: money(booking.remaining_amount),
    booking_passengers: (fares.get(booking.id) ?? []).map(({ id, quantity, fare_type_id }) => ({
      id,
      quantity,
      fare_type: fareOf(fare_type_id, labels),
    })),
  });
}

function fareOf(id: string | null, labels: ReadonlyMap<string, string>) {
  const label = id === null ? undefined : labels.get(id);
  return id === null || label === undefined ? null : { id, label };
}
