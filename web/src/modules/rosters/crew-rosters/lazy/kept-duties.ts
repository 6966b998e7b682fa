import type { CrewRosters, readCrewRosters } from '@leme/contract/rosters/own-endpoints';
import { call } from '#kit/api/api.ts';
import { keepOwnUntil } from '#kit/auth-session/auth-session-memory.ts';
import { currentAuthSession, isSignedInAs, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { forgetDays, keepDay, keptDay } from '#kit/device/lazy/days.ts';

// Beside the days, where nobody looks for a manifest.
const placeOf = (owner: string) => `${owner}/duties`;
const name = 'duties';

const keptMs = 14 * 24 * 3_600_000;
const freshForMs = 15 * 60_000;

/** Until when one's own duties may be read without a connection: the last of them is over, or fourteen days. */
export function readableUntil({ own }: Pick<CrewRosters, 'own'>, seen_at: number): number {
  return Math.min(Math.max(0, ...own.map(({ ends_at }) => Date.parse(ends_at))), seen_at + keptMs);
}

/** What stays on a device: one's own duties, and of colleagues no telephone. */
export const ownOf = (found: CrewRosters): CrewRosters => ({
  ...found,
  own: found.own.map((duty) => ({ ...duty, with: duty.with.map((each) => ({ ...each, phone: null })) })),
  all: [],
});

/** Keeps one's own duties as the server told them; who is nobody of the crew keeps nothing. */
export async function keepDuties(owner: string, found: CrewRosters, seen_at = Date.now()): Promise<void> {
  if (!isSignedInAs(owner)) return;
  const until = found.member === null ? 0 : readableUntil(found, seen_at);
  keepOwnUntil(until);
  if (found.member === null) return await forgetDays((row) => row.owner === owner && row.date === name);
  const kept = { owner: placeOf(owner), date: name, seen_at, until };
  // Who has signed out meanwhile leaves nothing behind.
  await keepDay(kept, () => (isSignedInAs(owner) ? found : null));
}

/** One's own duties as this device last saw them, where they may still be read. */
export async function seenDuties(owner: string): Promise<{ data: CrewRosters; seen_at: number } | null> {
  const { session } = currentAuthSession();
  const sessionEnds = session ? Date.parse(session.session.expires_at) : 0;
  const seen = await keptDay(placeOf(owner), name, { now: Date.now(), sessionEnds, fold: (day) => day });
  return seen && { data: seen.day as CrewRosters, seen_at: seen.seen_at };
}

/** Keeps the duties ahead of whoever works aboard, whatever page is open. */
export async function keepComingDuties(): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting) return;
  // Who plans the crew has a desk with a signal.
  if (!session.permissions.includes('crew-rosters:read') || session.permissions.includes('rosters:read'))
    return;
  const owner = ownerOf(session);
  const seen = await seenDuties(owner).catch(() => null);
  if (seen && Date.now() - seen.seen_at < freshForMs) return;
  const found = await call<typeof readCrewRosters>('GET /crew-rosters', {}, { background: true });
  await keepDuties(owner, ownOf(found));
}
