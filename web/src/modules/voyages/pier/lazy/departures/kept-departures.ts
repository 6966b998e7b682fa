import type { DayFacts, readDepartureFacts } from '@leme/contract/voyages/gate/gate-endpoints';
import { call } from '#kit/api/api.ts';
import { keepReadableUntil } from '#kit/auth-session/auth-session-memory.ts';
import { currentAuthSession, isSignedInAs, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { keepDay, keptDay } from '#kit/device/lazy/days.ts';
import { readableUntil } from '../kept-pier.ts';

// Beside the days, where nobody looks for a manifest.
const placeOf = (owner: string) => `${owner}/departures`;
const name = 'today';
const freshForMs = 15 * 60_000;

/** Until when what is kept of departures may be read without a connection, as the quay itself. */
const untilOf = ({ data }: DayFacts, seen_at: number): number =>
  readableUntil(
    {
      departures: data,
      voyages: data.flatMap(({ voyage, ends_at }) =>
        voyage ? [{ status: voyage.status, eta: ends_at }] : [],
      ),
    },
    seen_at,
  );

/** Keeps what the gate decides by, and who is expected, as the server told it or as an answer made it. */
export async function keepDepartures(owner: string, facts: DayFacts, seen_at = Date.now()): Promise<void> {
  // Who only looks has no use for it at the quay.
  if (!currentAuthSession().session?.permissions.includes('logbook:create')) return;
  const until = untilOf(facts, seen_at);
  const kept = { owner: placeOf(owner), date: name, seen_at, until };
  // Who has signed out meanwhile leaves nothing behind.
  await keepDay(kept, () => (isSignedInAs(owner) ? facts : null)).catch(() => undefined);
  if (isSignedInAs(owner)) keepReadableUntil(until);
}

/** The departures as this device last saw them, where they may still be read. */
export async function seenDepartures(owner: string): Promise<{ data: DayFacts; seen_at: number } | null> {
  const { session } = currentAuthSession();
  const sessionEnds = session ? Date.parse(session.session.expires_at) : 0;
  const seen = await keptDay(placeOf(owner), name, { now: Date.now(), sessionEnds, fold: (day) => day });
  return seen && { data: seen.day as DayFacts, seen_at: seen.seen_at };
}

/** Keeps the departures ahead for whoever casts boats off, for when there is no signal. */
export async function keepComingDepartures(): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting) return;
  const rights = ['logbook:read', 'logbook:create'];
  if (!rights.every((right) => session.permissions.includes(right))) return;
  const owner = ownerOf(session);
  const seen = await seenDepartures(owner).catch(() => null);
  if (seen && Date.now() - seen.seen_at < freshForMs) return;
  const facts = await call<typeof readDepartureFacts>('GET /departure-facts', {}, { background: true });
  await keepDepartures(owner, facts);
}
