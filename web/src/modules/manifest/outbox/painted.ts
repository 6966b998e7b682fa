import type { ManifestBooking, ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { replicaState } from '@leme/contract/manifest/replica';
import { rollUp } from '@leme/contract/manifest/rules';
import { groupBy } from '#kit/group-by.ts';
import { currentSession } from '#kit/session-store.ts';
import { withBookings } from '../attendance.ts';
import type { QueuedEvent } from './queue-rules.ts';

type Queue = readonly QueuedEvent[];

const painted = new WeakMap<ManifestBooking, { key: string; booking: ManifestBooking }>();

/** The booking as it will be once its taps are through; the same object while the same taps are on their way. */
function paintBooking(booking: ManifestBooking, events: Queue): ManifestBooking {
  const key = events.map(({ id }) => id).join();
  const before = painted.get(booking);
  if (before?.key === key) return before.booking;
  const by = currentSession().session?.user.user_metadata.full_name ?? null;
  const passengers = booking.passengers.map((passenger) => {
    const queued = events.filter((event) => event.manifest_passenger_id === passenger.id);
    const last = queued.at(-1);
    if (!last) return passenger;
    const status = replicaState({ heads: passenger.heads, queued });
    return { ...passenger, status, status_at: last.client_time, status_by: by };
  });
  const next = { ...booking, passengers, ...rollUp(passengers.map(({ status }) => status)) };
  painted.set(booking, { key, booking: next });
  return next;
}

const byBooking = (queue: Queue) => groupBy(queue, ({ booking_id }) => booking_id);

/** The day with what was tapped and is not through yet. Bookings nobody tapped keep their identity. */
export function paintDay(day: PassengerManifest, queue: Queue): PassengerManifest {
  if (queue.length === 0) return day;
  const events = byBooking(queue);
  return withBookings(day, new Set(events.keys()), (booking) =>
    paintBooking(booking, events.get(booking.id) ?? []),
  );
}

/** Likewise one session. */
export function paintSession(session: ManifestSession, queue: Queue): ManifestSession {
  if (queue.length === 0) return session;
  const events = byBooking(queue);
  const paint = (booking: ManifestBooking) => {
    const own = events.get(booking.id);
    return own ? paintBooking(booking, own) : booking;
  };
  return { ...session, bookings: session.bookings.map(paint) };
}
