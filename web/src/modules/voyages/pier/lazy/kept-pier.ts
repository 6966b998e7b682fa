import type { PierData, readPierData } from '@leme/contract/voyages/logbook/pier-data';
import { call } from '#kit/api/api.ts';
import { keepReadableUntil } from '#kit/auth-session/auth-session-memory.ts';
import { currentAuthSession, isSignedInAs, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { keepDay, keptDay } from '#kit/device/lazy/days.ts';

// It lies beside the days, where nobody looks for a manifest.
const placeOf = (owner: string) => `${owner}/pier`;
const name = 'pier';

const hour = 3_600_000;
const freshForMs = 15 * 60_000;

type Ends = {
  departures: readonly { ends_at: string }[];
  voyages: readonly { status: string; eta: string | null }[];
};

/** Until when it may be read without a connection: two hours after the last boat should be back, and never longer than it is kept. */
export function readableUntil({ departures, voyages }: Ends, seen_at: number): number {
  const out = voyages.filter(({ status }) => status === 'open');
  const ends = [
    ...departures.map(({ ends_at }) => Date.parse(ends_at) + 2 * hour),
    // Nobody knows when a boat without an hour of return is back.
    ...out.map(({ eta }) => (eta === null ? seen_at + 12 * hour : Date.parse(eta) + 2 * hour)),
  ];
  return Math.min(Math.max(0, ...ends), seen_at + 48 * hour);
}

/** Keeps the quay as the server told it, or as an answer made it. */
export async function keepPier(owner: string, data: PierData, seen_at = Date.now()): Promise<void> {
  const until = readableUntil(data, seen_at);
  const kept = { owner: placeOf(owner), date: name, seen_at, until };
  // Who has signed out meanwhile leaves nothing behind.
  await keepDay(kept, () => (isSignedInAs(owner) ? data : null)).catch(() => undefined);
  if (isSignedInAs(owner)) keepReadableUntil(until);
}

/** The quay as this device last saw it, where it may still be read. */
export async function seenPier(owner: string): Promise<{ data: PierData; seen_at: number } | null> {
  const { session } = currentAuthSession();
  const sessionEnds = session ? Date.parse(session.session.expires_at) : 0;
  const seen = await keptDay(placeOf(owner), name, { now: Date.now(), sessionEnds, fold: (day) => day });
  return seen && { data: seen.day as PierData, seen_at: seen.seen_at };
}

/** Keeps the quay ahead for whoever says what boats do, for when there is no signal. */
export async function keepComingPier(): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting) return;
  const rights = ['logbook:create', 'quick-fuel:create'];
  if (!rights.some((right) => session.permissions.includes(right))) return;
  const owner = ownerOf(session);
  const seen = await seenPier(owner).catch(() => null);
  if (seen && Date.now() - seen.seen_at < freshForMs) return;
  await keepPier(owner, await call<typeof readPierData>('GET /pier-data', {}, { background: true }));
}
