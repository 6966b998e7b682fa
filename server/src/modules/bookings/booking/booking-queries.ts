import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';
import { visibleBookings } from '../partner-scope.ts';

/** Bookings as far as the actor may see them: an agent's own. */
export function bookingsFor(actor: Actor) {
  return visibleBookings(actor)
    .leftJoin('customers as a', (join) =>
      join.onRef('a.tenant_id', '=', 'b.tenant_id').onRef('a.id', '=', 'b.agent_id'),
    )
    .select([
      'b.id',
      'b.code',
      'b.session_id',
      'b.customer_id',
      'b.customer_name',
      'b.customer_phone',
      'b.customer_email',
      'b.special_requirements',
      'b.status',
      'b.checkin',
      'b.no_show',
      'b.total_price',
      'b.paid_amount',
      'b.remaining_amount',
      'b.agent_id',
      'b.seats',
      'b.people',
      'b.hold_expires_at',
      'b.cancel_reason',
      'b.cancelled_at',
      'b.version',
      'a.name as agent_name',
    ]);
}

type BookingRecord = {
  agent_id: string | null;
  agent_name: string | null;
  special_requirements: string | null;
} & Omit<BookingRow, 'agent' | 'booking_passengers'>;

/** What the actor may know of a booking: money is not for partners, health notes need their own right. */
export function redactionFor(actor: Actor) {
  return {
    money: (amount: number | null) => (actor.partner ? null : amount),
    health: (note: string | null) => (actor.permissions.has('passenger-health:read') ? note : null),
    contact: (value: string | null) => (actor.partner?.kind === 'supplier' ? null : value),
    /** Documents and birth dates: never for partners, else with the right to health notes. */
    identity: (value: string | null) =>
      !actor.partner && actor.permissions.has('passenger-health:read') ? value : null,
  };
}

/** Bookings with their fares, as far as the actor may know them. */
export async function withPassengers(
  tx: Tx,
  actor: Actor,
  bookings: readonly BookingRecord[],
): Promise<BookingRow[]> {
  return (await withFares({ tx, actor }, bookings)).map((booking) => shownTo(actor, booking));
}

/** A booking without what the actor may not know. */
export function shownTo(actor: Actor, booking: BookingRow): BookingRow {
  const { money, health, contact } = redactionFor(actor);
  return {
    ...booking,
    customer_phone: contact(booking.customer_phone),
    customer_email: contact(booking.customer_email),
    special_requirements: health(booking.special_requirements),
    total_price: money(booking.total_price),
    paid_amount: money(booking.paid_amount),
    remaining_amount: money(booking.remaining_amount),
  };
}

async function withFares({ tx, actor }: Work, bookings: readonly BookingRecord[]): Promise<BookingRow[]> {
  const ids = bookings.map(({ id }) => id);
  const passengers = await passengersOf(tx, actor.tenantId, ids);
  return bookings.map(({ agent_name, ...booking }) => ({
    ...booking,
    agent: booking.agent_id && agent_name ? { id: booking.agent_id, name: agent_name } : null,
    booking_passengers: passengers.flatMap(({ booking_id, fare_type_id, label, ...row }) =>
      booking_id === booking.id
        ? [{ ...row, fare_type: fare_type_id && label !== null ? { id: fare_type_id, label } : null }]
        : [],
    ),
  }));
}

function passengersOf(tx: Tx, tenantId: string, bookingIds: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('booking_passengers as bp')
      .leftJoin('fare_types as f', (join) =>
        join.onRef('f.tenant_id', '=', 'bp.tenant_id').onRef('f.id', '=', 'bp.fare_type_id'),
      )
      .select([
        'bp.id',
        'bp.booking_id',
        'bp.fare_type_id',
        'bp.quantity',
        'bp.unit_price',
        'bp.total_price',
        'f.label',
        sql<number>`coalesce(f.pax_count, 1)`.as('pax_count'),
      ])
      .where('bp.tenant_id', '=', tenantId)
      .where('bp.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
      .orderBy('bp.order_index')
      .orderBy('bp.id'),
  );
}

/** One booking as the API shows it. */
export async function readBooking(tx: Tx, actor: Actor, id: string): Promise<BookingRow> {
  return shownTo(actor, await findBooking({ tx, actor }, id));
}

/** One booking with all that is stored of it, for verbs and their trail; `shownTo` before it is answered. */
export async function findBooking({ tx, actor }: Work, id: string): Promise<BookingRow> {
  const row = await tx.first(bookingsFor(actor).where('b.id', '=', id));
  const [booking] = row ? await withFares({ tx, actor }, [row]) : [];
  if (!booking) throw new Problem('not-found');
  return booking;
}
