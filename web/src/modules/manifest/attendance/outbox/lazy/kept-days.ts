import type { ManifestBooking, ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { keepReadableUntil } from '#kit/auth-session/auth-session-memory.ts';
import { currentAuthSession, isSignedInAs } from '#kit/auth-session/auth-session-store.ts';
import { keepDay, keptDay, keptDays, noteChange, type Reading } from '#kit/device/lazy/days.ts';
import { withBookings } from '../../attendance.ts';

type Kept = { day: PassengerManifest; seen_at: number };

const afterTourMs = 2 * 3_600_000;
const keptMs = 48 * 3_600_000;

/** Until when a day may be read without a connection: two hours after its last tour, and never longer than it is kept. */
export function readableUntil(day: Pick<PassengerManifest, 'data'>, seen_at: number): number {
  const ends = day.data.map(({ ends_at }) => Date.parse(ends_at));
  return ends.length === 0 ? 0 : Math.min(Math.max(...ends) + afterTourMs, seen_at + keptMs);
}

/** Keeps a day as the server told it. */
export async function keepSeenDay(owner: string, latest: () => PassengerManifest): Promise<void> {
  const day = latest();
  const seen_at = Date.now();
  const until = readableUntil(day, seen_at);
  // Who has signed out meanwhile leaves nothing behind.
  await keepDay({ owner, date: day.date, seen_at, until }, () => (isSignedInAs(owner) ? latest() : null));
  if (isSignedInAs(owner)) keepReadableUntil(until);
}

function reading(): Reading {
  const { session } = currentAuthSession();
  const sessionEnds = session ? Date.parse(session.session.expires_at) : 0;
  const fold: Reading['fold'] = (day, told) => withAnswers(day as PassengerManifest, told as Answers[]);
  return { now: Date.now(), sessionEnds, fold };
}

/** What the server said of bookings, by their ids. */
export type Answers = Readonly<Record<string, Partial<ManifestBooking>>>;

/** A day with what was said of its bookings since, one answer after the other. */
export function withAnswers(day: PassengerManifest, told: readonly Answers[]): PassengerManifest {
  const ids = new Set(told.flatMap((answers) => Object.keys(answers)));
  if (ids.size === 0) return day;
  return withBookings(day, ids, (booking) =>
    Object.assign({}, booking, ...told.map((answers) => answers[booking.id])),
  );
}

/** A day as this device last saw it. */
export async function seenDay(owner: string, date: string): Promise<Kept | null> {
  return (await keptDay(owner, date, reading())) as Kept | null;
}

/** A session of any day this device has seen. */
export async function seenSession(
  owner: string,
  id: string,
): Promise<{ session: ManifestSession; seen_at: number } | null> {
  for (const { day, seen_at } of (await keptDays(owner, reading())) as Kept[]) {
    const session = day.data.find((each) => each.id === id);
    if (session) return { session, seen_at };
  }
  return null;
}

/** Notes what the server answered beside the kept days concerned; they stay as old as they were. */
export async function noteAnswers(owner: string, dates: readonly string[], answers: Answers): Promise<void> {
  for (const date of dates) await noteChange(owner, date, answers);
}
