import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { Person, World } from '../world.ts';
import { aBooking, aSession, aTrade } from './trade.ts';

/** A company with a guide, a session of today and one booking of three, part of it paid. */
export async function aManifestDay(world: World) {
  const company = await world.company();
  const [staff, guide, trade] = [
    await world.user(company, 'admin'),
    await world.user(company, 'marinheiro'),
    await aTrade(world, company),
  ];
  const session = await aSession(staff, trade);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 300, method: 'pix' } });
  return { company, staff, guide, trade, session, booking };
}

/** A company with somebody of a supplier, a booking on that supplier's boat and one on another's. */
export async function aSupplierDay(world: World) {
  const company = await world.company();
  const supplier = await world.partnerOf(company.id, 'supplier');
  const [staff, partner, trade] = [
    await world.user(company, 'admin'),
    await world.user(company, 'supplier_user', { partner_id: supplier }),
    await aTrade(world, company, { owner_supplier_id: supplier }),
  ];
  const own = await aSession(staff, trade);
  const other = await aSession(staff, trade, { boat_ids: [trade.boats[1]] });
  await aBooking(staff, own, trade);
  await aBooking(staff, other, trade, { customer_name: 'De outro barco' });
  return { company, staff, partner, own, other };
}

export const manifestOf = async (person: Person, query = '') =>
  (await person.get(`/passenger-manifest${query}`)).body;

export async function bookingIn(person: Person, id: string): Promise<ManifestBooking> {
  const { data } = await manifestOf(person);
  const found = data
    .flatMap((session: { bookings: ManifestBooking[] }) => session.bookings)
    .find((booking: ManifestBooking) => booking.id === id);
  if (!found) throw new Error('The booking is not in the manifest');
  return found;
}

/** What the booking's dropdown sends: one event per passenger, bases left to the server. */
export function markAll(person: Person, booking: ManifestBooking, status: string) {
  const events = booking.passengers.map((passenger) => ({
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: passenger.id,
    status,
  }));
  return person.post('/attendance-events', { device_id: 'aparelho-1', events });
}
