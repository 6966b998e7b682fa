import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { db } from '../../kit/database/sql.ts';
import type { Person, World } from '../world.ts';
import { aSession, aTrade } from './trade.ts';

/** A company with two boats in a morning session of 20 seats and another in the afternoon. */
export async function aDayOfTwo(world: World, given: Record<string, unknown> = {}) {
  const company = await world.company();
  const [staff, trade] = await Promise.all([world.user(company, 'admin'), aTrade(world, company)]);
  const session = await aSession(staff, trade, { boat_ids: [...trade.boats], ...given });
  const later = await aSession(staff, trade, { start_time: '14:00', end_time: '16:00' });
  return { company, staff, trade, session, later };
}

/** A booking without its id and version, as its form would send it. */
export function bookingFieldsOf(booking: BookingRow) {
  const { version, customer_name, customer_phone, customer_email, special_requirements, agent_id } = booking;
  const passengers = booking.booking_passengers.map(({ fare_type, quantity }) => ({
    fare_type_id: fare_type?.id,
    quantity,
  }));
  return {
    version,
    customer_name,
    customer_phone,
    customer_email,
    special_requirements,
    agent_id,
    passengers,
  };
}

/** The people of a booking as they are stored, in the order of their places. */
export function peopleOf(world: World, company: { id: string }, booking: { id: string }) {
  return world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('manifest_passengers')
        .selectAll()
        .where('tenant_id', '=', company.id)
        .where('booking_id', '=', booking.id)
        .orderBy('position'),
    ),
  );
}

/** Says of somebody what a device would. */
export function mark(
  person: Person,
  booking: { id: string },
  passenger: { id: string } | undefined,
  status: string,
) {
  const event = { id: crypto.randomUUID(), booking_id: booking.id, manifest_passenger_id: passenger?.id };
  return person.post('/attendance-events', { events: [{ ...event, status }] });
}

/** What a session has left. */
export async function freeSeats(person: Person, session: { id: string }): Promise<number> {
  return (await person.get(`/sessions/${session.id}`)).body.remaining_capacity;
}
