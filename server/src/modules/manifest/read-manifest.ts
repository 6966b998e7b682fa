import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { fullnessOf, redactionFor, type SessionRecord } from '#modules/bookings/public';
import { boatsAboard } from './boats-aboard.ts';
import {
  bookingsIn,
  fareLabels,
  faresIn,
  peopleIn,
  sessionsIn,
  staffNames,
  type Which,
} from './manifest-queries.ts';
import { personRow } from './person-row.ts';

/**
 * Sessions with everybody on board: those of a day, or some by their ids. One flight of flat statements, put together here:
 * nested JSON from the database was the slowest form measured.
 */
export async function readManifest(tx: Tx, actor: Actor, which: Which): Promise<ManifestSession[]> {
  const [sessions, boats, bookings, fares, people, labels, staff] = await Promise.all([
    sessionsIn(tx, actor, which),
    boatsAboard(tx, actor, which),
    bookingsIn(tx, actor, which),
    faresIn(tx, actor, which),
    peopleIn(tx, actor, which),
    fareLabels(tx, actor),
    staffNames(tx, actor),
  ]);
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
  return sessions.map((row) => ({
    ...sessionShape(row, boats(row)),
    bookings: (bookingsBySession.get(row.id) ?? []).map(shape),
  }));
}

/** A session as both manifests show it, without its bookings. */
export function sessionShape(
  row: SessionRecord,
  boats: ManifestSession['boats'],
): Omit<ManifestSession, 'bookings'> {
  return {
    id: row.id,
    product: { id: row.product_id, name: row.product_name ?? '', color: row.product_color ?? '' },
    date: row.date,
    start_time: row.start_time,
    end_time: row.end_time,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    departed_at: row.departed_at,
    returned_at: row.returned_at,
    guide_name: row.guide_name,
    sailor_name: row.sailor_name,
    cancel_reason: row.cancel_reason,
    ...fullnessOf(row),
    boats,
  };
}

type Bookings = Awaited<ReturnType<typeof bookingsIn>>;
type Fares = Awaited<ReturnType<typeof faresIn>>;
type People = Awaited<ReturnType<typeof peopleIn>>;

type Names = Record<'labels' | 'staff', ReadonlyMap<string, string>>;

function bookingShape(
  actor: Actor,
  fares: Map<string, Fares>,
  people: Map<string, People>,
  { labels, staff }: Names,
) {
  const { money, health, contact, identity } = redactionFor(actor);
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
