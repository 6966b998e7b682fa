import type { ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { keepReadableUntil } from '#kit/auth-session/auth-session-memory.ts';
import { currentAuthSession, isSignedInAs } from '#kit/auth-session/auth-session-store.ts';
import { changeDay, keepDay, keptDay, keptDays } from '#kit/device/lazy/days.ts';

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

function moment() {
  const { session } = currentAuthSession();
  return { now: Date.now(), sessionEnds: session ? Date.parse(session.session.expires_at) : 0 };
}

/** A day as this device last saw it. */
export async function seenDay(owner: string, date: string): Promise<Kept | null> {
  return (await keptDay(owner, date, moment())) as Kept | null;
}

/** A session of any day this device has seen. */
export async function seenSession(
  owner: string,
  id: string,
): Promise<{ session: ManifestSession; seen_at: number } | null> {
  for (const { day, seen_at } of (await keptDays(owner, moment())) as Kept[]) {
    const session = day.data.find((each) => each.id === id);
    if (session) return { session, seen_at };
  }
  return null;
}

/** Writes what the server answered into the kept days concerned; they stay as old as they were. */
export async function changeKeptDays(
  owner: string,
  dates: readonly string[],
  change: (day: PassengerManifest) => PassengerManifest,
): Promise<void> {
  for (const date of dates) await changeDay(owner, date, (day) => change(day as PassengerManifest));
}
