import type { ManifestBooking, ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { replicaState } from '@leme/contract/manifest/replica';
import { rollUp } from '@leme/contract/manifest/rules';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { groupBy } from '#kit/browser/group-by.ts';
import { isMark, isPayment, type Queued, type QueuedEvent, type QueuedPayment } from './queue-rules.ts';

type Queue = readonly Queued[];

const painted = new WeakMap<ManifestBooking, { key: string; booking: ManifestBooking }>();

/** The booking as it will be once what is queued is through; the same object while the same is on its way. */
function paintBooking(booking: ManifestBooking, queue: Queue): ManifestBooking {
  const key = queue.map(({ id }) => id).join();
  const before = painted.get(booking);
  if (before?.key === key) return before.booking;
  const [marks, payments] = [queue.filter(isMark), queue.filter(isPayment)];
  const next = { ...booking, ...paintPeople(booking, marks), ...paintMoney(booking, payments) };
  painted.set(booking, { key, booking: next });
  return next;
}

function paintPeople(booking: ManifestBooking, marks: readonly QueuedEvent[]): Partial<ManifestBooking> {
  if (marks.length === 0) return {};
  const by = currentAuthSession().session?.user.user_metadata.full_name ?? null;
  const passengers = booking.passengers.map((passenger) => {
    const queued = marks.filter((event) => event.manifest_passenger_id === passenger.id);
    const last = queued.at(-1);
    if (!last) return passenger;
    const status = replicaState({ heads: passenger.heads, queued });
    return { ...passenger, status, status_at: last.client_time, status_by: by };
  });
  return { passengers, ...rollUp(passengers.map(({ status }) => status)) };
}

/**
 * What is owed goes down with the money taken, and once only: where the server already counts a payment whose answer was
 * lost, what it says stands.
 */
function paintMoney(booking: ManifestBooking, payments: readonly QueuedPayment[]): Partial<ManifestBooking> {
  const { paid_amount: paid, remaining_amount: owed } = booking;
  if (payments.length === 0 || paid === null || owed === null) return {};
  const paid_amount = Math.max(paid, ...payments.map(({ paid_after }) => paid_after));
  const remaining_amount = Math.max(0, Math.round((owed - (paid_amount - paid)) * 100) / 100);
  return { paid_amount, remaining_amount };
}

const paintedSessions = new WeakMap<ManifestSession, ManifestSession>();

/** The session as it will be; the same object while its bookings are. */
function optimisticIn(session: ManifestSession, queued: ReadonlyMap<string, Queue>): ManifestSession {
  const bookings = session.bookings.map((booking) => {
    const own = queued.get(booking.id);
    return own ? paintBooking(booking, own) : booking;
  });
  const isAsIn = (other: ManifestSession) => other.bookings.every((each, at) => each === bookings[at]);
  const before = paintedSessions.get(session);
  const same = [session, before].find((other) => other && isAsIn(other));
  if (same) return same;
  const next = { ...session, bookings };
  paintedSessions.set(session, next);
  return next;
}

const byBooking = (queue: Queue) => groupBy(queue, ({ booking_id }) => booking_id);

/** The day with what was done here and is not through yet. What nobody touched keeps its identity. */
export function optimisticDay(day: PassengerManifest, queue: Queue): PassengerManifest {
  if (queue.length === 0) return day;
  const queued = byBooking(queue);
  return { ...day, data: day.data.map((session) => optimisticIn(session, queued)) };
}

/** Likewise one session. */
export function optimisticSession(session: ManifestSession, queue: Queue): ManifestSession {
  return queue.length === 0 ? session : optimisticIn(session, byBooking(queue));
}
