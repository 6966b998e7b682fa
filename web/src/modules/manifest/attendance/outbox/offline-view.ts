import type { ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '#kit/api/query-client.ts';
import { currentAuthSession, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { whenCalm } from '#kit/browser/when-calm.ts';
import { keptDaysCode } from './kept-days-code.ts';

/** After this long without an answer what the device knows is shown meanwhile. */
const showAfterMs = 800;

/** Keeping a day waits until its rows are drawn and the page has a moment, and not for long: the signal may go. */
const calmMs = 1_000;

type Seen<T> = { data: T; seen_at: number } | null;

/** Whose device this is for what it keeps. */
export function ownerHere(): string | null {
  const { session } = currentAuthSession();
  // An operator in a company leaves nothing on the device.
  return session && !session.acting ? ownerOf(session) : null;
}

/**
 * Asks the server, and shows what this device last saw when no answer comes: the failure is thrown on, so the view says
 * of when its rows are.
 */
async function askOr<T>(
  queryKey: QueryKey,
  ask: () => Promise<T>,
  recall: (owner: string) => Promise<Seen<T>>,
) {
  const owner = ownerHere();
  const show = async () => {
    if (!owner || queryClient.getQueryData(queryKey) !== undefined) return;
    const seen = await recall(owner).catch(() => null);
    if (seen && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, seen.data, { updatedAt: seen.seen_at });
  };
  const timer = setTimeout(show, showAfterMs);
  try {
    return await ask();
  } catch (error) {
    await show();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A day from the server; it is kept for the pier without a signal. */
export function askForDay(queryKey: QueryKey, date: string, ask: () => Promise<PassengerManifest>) {
  const owner = ownerHere();
  const keep = (day: PassengerManifest) => {
    // By the time it is written, taps may have been answered: the list on the screen has them.
    const latest = () => queryClient.getQueryData<PassengerManifest>(queryKey) ?? day;
    if (owner)
      whenCalm(calmMs)
        .then(keptDaysCode)
        .then(({ keepSeenDay }) => keepSeenDay(owner, latest))
        .catch(() => undefined);
    return day;
  };
  return askOr(
    queryKey,
    () => ask().then(keep),
    async (of) => {
      const seen = await (await keptDaysCode()).seenDay(of, date);
      return seen && { data: seen.day, seen_at: seen.seen_at };
    },
  );
}

/** Something about a day, worked out of the kept one where the server does not answer. */
export function askAboutDay<T>(
  queryKey: QueryKey,
  date: string,
  ask: () => Promise<T>,
  workOut: (day: PassengerManifest) => T,
) {
  return askOr(queryKey, ask, async (of) => {
    const seen = await (await keptDaysCode()).seenDay(of, date);
    return seen && { data: workOut(seen.day), seen_at: seen.seen_at };
  });
}

/** A session, found among the kept days where the server does not answer. */
export function askForSession(queryKey: QueryKey, id: string, ask: () => Promise<ManifestSession>) {
  return askOr(queryKey, ask, async (of) => {
    const seen = await (await keptDaysCode()).seenSession(of, id);
    return seen && { data: seen.session, seen_at: seen.seen_at };
  });
}
