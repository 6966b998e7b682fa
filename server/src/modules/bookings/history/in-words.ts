import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import type { State } from '#kit/resource/history/record';

/** A departure as a history names it: `20/11/2026 08:00 · Ilha do Campeche`. */
export function departureInWords(session: { date: string; start_time: string; product: string }): string {
  const { date, start_time, product } = session;
  return `${date.split('-').toReversed().join('/')} ${start_time} · ${product}`;
}

/** What a history tells of a booking; departure and customer's record are named where they change. */
export function bookingInWords(booking: BookingRow): State {
  const { customer_name, customer_phone, customer_email, special_requirements } = booking;
  const { status, total_price, cancel_reason, agent } = booking;
  const passengers = booking.booking_passengers
    .map(({ quantity, fare_type }) => `${quantity} × ${fare_type?.label ?? ''}`)
    .join(', ');
  return {
    customer_name,
    customer_phone,
    customer_email,
    special_requirements,
    agent_id: agent?.name,
    passengers,
    status,
    total_price,
    cancel_reason,
  };
}

/** What a history tells of a session. */
export function sessionInWords(session: SessionRow): State {
  const { date, start_time, end_time, guide_name, sailor_name, total_capacity, notes } = session;
  const { sale_state, sale_reason, cutoff_min } = session;
  return {
    product_id: session.product.name,
    date,
    start_time,
    end_time,
    guide_name,
    sailor_name,
    total_capacity,
    notes,
    boat_ids: session.boats.map(({ boat_name }) => boat_name),
    status: session.status === 'cancelled' ? 'cancelled' : 'available',
    cancel_reason: session.cancel_reason,
    sale_state,
    sale_reason,
    cutoff_min,
  };
}

export type Boats = readonly { id: string | null; boat_name: string | null }[];

/** The boats people were given: `Lancha Netuno`, of several how many each, `2 × Lancha Netuno`. */
export function boatsInWords(boats: Boats, people: readonly { boat_id: string | null }[]): string | null {
  const given = [...Map.groupBy(people, ({ boat_id }) => boat_id)];
  const [first, another] = given;
  const nameOf = (id: string | null) => boats.find((boat) => boat.id === id)?.boat_name ?? '–';
  if (!another) return first?.[0] ? nameOf(first[0]) : null;
  return given.map(([id, those]) => `${those.length} × ${nameOf(id)}`).join(', ');
}
