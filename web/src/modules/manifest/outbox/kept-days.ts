import type { ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { changeDay, keepDay, keptDay, keptDays } from '#kit/device/days.ts';
import { currentSession, isSignedInAs, keepReadableUntil } from '#kit/session-store.ts';

type Kept = { day: PassengerManifest; seen_at: number };

const afterTourMs = 2 * 3_600_000;

/** Keeps a day as the server told it; a tour that began while there was access stays readable until after its end. */
export async function keepSeenDay(owner: string, latest: () => PassengerManifest): Promise<void> {
  const day = latest();
  const { session } = currentSession();
  const ends = session ? Date.parse(session.session.access_expires_at) : 0;
  const underWay = day.data.filter(({ starts_at }) => Date.parse(starts_at) < ends);
  if (day.date === day.today && underWay.length > 0)
    keepReadableUntil(Math.max(...underWay.map(({ ends_at }) => Date.parse(ends_at))) + afterTourMs);
  // Who has signed out meanwhile leaves nothing behind.
  await keepDay(owner, day.date, () => (isSignedInAs(owner) ? latest() : null), Date.now());
}

/** A day as this device last saw it. */
export async function seenDay(owner: string, date: string): Promise<Kept | null> {
  return (await keptDay(owner, date, Date.now())) as Kept | null;
}

/** A session of any day this device has seen. */
export async function seenSession(
  owner: string,
  id: string,
): Promise<{ session: ManifestSession; seen_at: number } | null> {
  for (const { day, seen_at } of (await keptDays(owner, Date.now())) as Kept[]) {
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
