import type { ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '#kit/api/query-client.ts';
import { whenCalm } from '#kit/browser/when-calm.ts';
import { askOrKept, ownerHere } from '#kit/outbox/ask-or-kept.ts';
import { keptDaysCode } from './kept-days-code.ts';

/** Keeping a day waits until its rows are drawn and the page has a moment, and not for long: the signal may go. */
const calmMs = 1_000;

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
  return askOrKept(
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
  return askOrKept(queryKey, ask, async (of) => {
    const seen = await (await keptDaysCode()).seenDay(of, date);
    return seen && { data: workOut(seen.day), seen_at: seen.seen_at };
  });
}

/** A session, found among the kept days where the server does not answer. */
export function askForSession(queryKey: QueryKey, id: string, ask: () => Promise<ManifestSession>) {
  return askOrKept(queryKey, ask, async (of) => {
    const seen = await (await keptDaysCode()).seenSession(of, id);
    return seen && { data: seen.session, seen_at: seen.seen_at };
  });
}
