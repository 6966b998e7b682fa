import type { ChangeKind } from '@leme/contract/kit/realtime';
import type { getPassengerManifest, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { loadOnce } from '#kit/browser/load-once.ts';
import type { LiveEvent } from '#kit/live/live-changes.ts';
import { type Ask, useLiveView } from '#kit/live/live-view.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { askForDay } from '../attendance/outbox/offline-view.ts';
import { byItsStore, useDayStore } from '../attendance/painted/use-day.ts';
import { peopleShown } from '../session/shown.ts';

const keyOf = (tenantId: string, date: string) => ['passenger-manifest', tenantId, date] as const;

/** No part of the first load: it is heard of later. */
const marksOfOthers = loadOnce(() => import('../attendance/outbox/lazy/marks-of-others.ts'));

const asItIs = (day: PassengerManifest) => day;

/** A day's manifest: how asking for it stands, and beside it the day, which is not drawn through the page. */
export function useManifest(date: string) {
  const { tenant } = useSignedIn();
  const key = useMemo(() => keyOf(tenant.id, date), [tenant.id, date]);
  const view = useLiveView(key, peopleShown, (how) => fetchDay(key, date, how), {
    ...byItsStore,
    partly: (heard) => takeInMarked(key, heard),
  });
  return { ...view, day: useDayStore(key, asItIs) };
}

const marks: readonly ChangeKind[] = ['checked_in', 'checkin_cancelled', 'no_show'];

/** Who was marked is asked for by booking; whatever else happened, and whoever is not told which booking, by the day. */
async function takeInMarked(key: QueryKey, heard: readonly LiveEvent[]): Promise<boolean> {
  const ids = heard.map((event) =>
    event !== 'reset' && event.table === 'bookings' && marks.includes(event.kind) ? event.ids : null,
  );
  if (ids.includes(null)) return false;
  return (await marksOfOthers()).takeInMarks(key, new Set(ids.flatMap((each) => each ?? [])));
}

function fetchDay(key: QueryKey, date: string, how: Ask): Promise<PassengerManifest> {
  return askForDay(key, date, () =>
    call<typeof getPassengerManifest>('GET /passenger-manifest', { date }, how),
  );
}

/** Asks for a day ahead of its screen, so that it opens with rows */
export const prefetchManifest: Prefetch = (client, { id, today }) => {
  const queryKey = keyOf(id, today);
  return client.prefetchQuery({
    queryKey,
    meta: peopleShown,
    // The screen tries again.
    retry: false,
    queryFn: ({ signal }) => fetchDay(queryKey, today, { signal, background: true }),
  });
};
