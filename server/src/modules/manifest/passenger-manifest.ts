import { sessionState } from '@leme/contract/bookings/rules';
import { dayIn } from '@leme/contract/kit/time';
import { getPassengerManifest, type ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/serve';
import { sessionsFor, veil } from '#modules/bookings/public';
import {
  boatsOfDay,
  bookingsOnDay,
  fareLabels,
  faresOnDay,
  peopleOnDay,
  staffNames,
} from './manifest-queries.ts';
import { personRow } from './person-row.ts';

/** One flight of flat statements, put together here: nested JSON from the database was the slowest form measured. */
export const servesPassengerManifest = serve(getPassengerManifest, async ({ input, tx, actor, clock }) => {
  const today = dayIn(actor.timezone, clock.now());
  const date = input.date ?? today;
  const [sessions, boats, bookings, fares, people, labels, staff] = await Promise.all([
    tx.rows(sessionsFor(actor).where('s.date', '=', date).orderBy('s.start_time').orderBy('s.id')),
    boatsOfDay(tx, actor, date),
    bookingsOnDay(tx, actor, date),
    faresOnDay(tx, actor, date),
    peopleOnDay(tx, actor, date),
    fareLabels(tx, actor),
    staffNames(tx, actor),
  ]);
  const boatsBySession = Map.groupBy(boats, (boat) => boat.session_id);
  const bookingsBySession = Map.groupBy(bookings, (booking) => booking.session_id);
  const shape = bookingShape(
    actor,
    Map.groupBy(fares, (fare) => fare.booking_id),
    Map.groupBy(people, (person) => person.booking_id),
    {
      labels: new Map(labels.map(({ id, label }) => [id, label])),
      staff: new Map(staff.map(({ id, full_name }) => [id, full_name])),
    },
  );
  const data = sessions.map((row) => ({
    id: row.id,
    product: { id: row.product_id, name: row.product_name ?? '', color: row.product_color ?? '' },
    date: row.date,
    start_time: row.start_time,
    end_time: row.end_time,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    guide_name: row.guide_name,
    sailor_name: row.sailor_name,
    status: sessionState({
      status: row.status,
      remaining_capacity: (row.total_capacity ?? 0) - (row.taken ?? 0),
    }),
    cancel_reason: row.cancel_reason,
    total_capacity: row.total_capacity ?? 0,
    remaining_capacity: (row.total_capacity ?? 0) - (row.taken ?? 0),
    boats: (boatsBySession.get(row.id) ?? []).map(({ boat_id, boat_name, capacity }) => ({
      id: boat_id,
      boat_name: boat_name ?? '',
      capacity: capacity ?? 0,
    })),
    bookings: (bookingsBySession.get(row.id) ?? []).map(shape),
  }));
  return { date, today, data };
});

type Bookings = Awaited<ReturnType<typeof bookingsOnDay>>;
type Fares = Awaited<ReturnType<typeof faresOnDay>>;
type People = Awaited<ReturnType<typeof peopleOnDay>>;

type Names = Record<'labels' | 'staff', ReadonlyMap<string, string>>;

function bookingShape(
  actor: Actor,
  fares: Map<string, Fares>,
  people: Map<string, People>,
  { labels, staff }: Names,
) {
  const { money, health, contact, identity } = veil(actor);
  return (booking: Bookings[number]): ManifestBooking => ({
    id: booking.id,
    code: booking.code,
    customer_name: booking.customer_name,
    customer_phone: contact(booking.customer_phone),
    customer_email: contact(booking.customer_email),
    special_requirements: health(booking.special_requirements),
    checkin: booking.checkin,
    no_show: booking.no_show,
    total_price: money(booking.total_price),
    paid_amount: money(booking.paid_amount),
    remaining_amount: money(booking.remaining_amount),
    agent: booking.agent_id && booking.agent_name ? { id: booking.agent_id, name: booking.agent_name } : null,
    booking_passengers: (fares.get(booking.id) ?? []).map(({ id, quantity, fare_type_id }) => ({
      id,
      quantity,
      label: labels.get(fare_type_id ?? '') ?? null,
    })),
    passengers: (people.get(booking.id) ?? []).map((person) =>
      personRow({ ...person, status_by: staff.get(person.status_by ?? '') ?? null }, identity),
    ),
    version: booking.version,
  });
}
