import {
  getPassengerManifest,
  type ManifestBooking,
  type ManifestPassenger,
  recordAttendance,
} from '@leme/contract/manifest/endpoints';
import { getSessionManifest, getSessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { aServer } from '../../../testing/open-page.tsx';
import { aBooking, aPassenger, aSession } from './manifest.testing.ts';

const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#0e8fa8' };

/** The day it is where the company is. */
export const today = () => Temporal.Now.plainDateISO('America/Sao_Paulo').toString();

type Party = Partial<Omit<ManifestBooking, 'passengers'>> & { customer_name: string; adults?: number };

/** A departure with these parties; the server keeps what it is told of their people. */
export function aDeparture(parties: readonly Party[], date = today()) {
  const server = aServer();
  let bookings = parties.map(({ adults = 1, ...party }) =>
    aBooking({
      id: id(),
      booking_passengers: [{ id: id(), quantity: adults, label: 'Adulto' }],
      ...party,
      passengers: Array.from({ length: adults }, (_, at) => ({ ...aPassenger(id()), position: at + 1 })),
    }),
  );
  const session = {
    ...aSession({ id: id(), product, date, start_time: '08:00', end_time: '10:00' }),
    starts_at: `${date}T11:00:00Z`,
    ends_at: `${date}T13:00:00Z`,
    people: bookings.reduce((sum, { passengers }) => sum + passengers.length, 0),
  };
  const paint = (booking: ManifestBooking, passengers: ManifestPassenger[]) => ({
    ...booking,
    passengers,
    checkin: passengers.every(({ status }) => status === 'checked_in'),
    no_show: passengers.every(({ status }) => status === 'no_show'),
  });
  const day = () => ({ date, today: today(), data: [{ ...session, bookings }] });
  server.answers(getPassengerManifest, day);
  server.answers(getSessionManifest, () => ({ ...session, bookings }));
  server.answers(getSessionsManifest, () => {
    const people = bookings.flatMap(({ passengers }) => passengers);
    const aboard = people.filter(({ status }) => status === 'checked_in').length;
    const card = { ...session, bookings: bookings.length, passengers: people.length, aboard };
    return { date, today: today(), data: [card] };
  });
  server.answers(recordAttendance, ({ events }) => {
    const told = new Map(events.map((event) => [event.manifest_passenger_id, event]));
    bookings = bookings.map((booking) =>
      paint(
        booking,
        booking.passengers.map((one) => {
          const event = told.get(one.id);
          if (!event) return one;
          const said = {
            status: event.status,
            status_at: new Date().toISOString(),
            status_by: 'Beto Carvalho',
          };
          return { ...one, ...said, heads: [{ id: event.id, status: event.status }] };
        }),
      ),
    );
    return { results: events.map((event) => ({ id: event.id, outcome: 'stored' as const })), bookings };
  });
  return {
    server,
    session,
    day,
    /** What the server holds of a party now. */
    partyOf: (name: string) => bookings.find(({ customer_name }) => customer_name === name),
    /** A colleague cancels it meanwhile: the next event about it is refused. */
    cancels: (name: string) => {
      bookings = bookings.filter(({ customer_name }) => customer_name !== name);
      server.answers(recordAttendance, ({ events }) => ({
        results: events.map((event) => ({
          id: event.id,
          outcome: 'refused' as const,
          reason: 'booking-cancelled',
        })),
        bookings: [],
      }));
    },
  };
}
