import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import type {
  getDayManifest,
  getSessionManifest,
  getSessionsManifest,
  sessionsManifestOptions,
} from '@leme/contract/manifest/sessions-manifest-endpoints';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { onceFor } from '#kit/browser/once-for.ts';
import { type Ask, useLiveView } from '#kit/live/live-view.ts';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { askAboutDay, askForSession } from '../attendance/outbox/offline-view.ts';
import { byItsStore, useDayStore } from '../attendance/painted/use-day.ts';
import { peopleShown } from '../session/shown.ts';
import { cardsOf } from './cards/cards-of.ts';

/** What a card is made of: who is expected and who came are told as `bookings`. */
const cardsShown: Shows = {
  shows: ['sessions', 'session_boats', 'bookings', 'booking_passengers', 'boats'],
};

const dayKey = (tenantId: string, date: string) => ['sessions-manifest', tenantId, date] as const;
const sessionKey = (tenantId: string, id: string) => ['session-manifest', tenantId, id] as const;

/** The cards of a day. */
export function useSessionsManifest(date: string) {
  const { tenant } = useSignedIn();
  const key = dayKey(tenant.id, date);
  return useLiveView(key, cardsShown, (how) => fetchCards(key, date, how));
}

function fetchCards(key: QueryKey, date: string, how: Ask) {
  const ask = () => call<typeof getSessionsManifest>('GET /sessions-manifest', { date }, how);
  return askAboutDay(key, date, ask, cardsOf);
}

/** Asks for a day ahead of its screen, so that it opens with cards */
export const prefetchSessionsManifest: Prefetch = (client, { id, today }) => {
  const queryKey = dayKey(id, today);
  return client.prefetchQuery({
    queryKey,
    meta: cardsShown,
    // The screen tries again.
    retry: false,
    queryFn: ({ signal }) => fetchCards(queryKey, today, { signal, background: true }),
  });
};

/** What the filters offer beside what the day itself holds. */
export function useFilterOptions() {
  return useAsk<typeof sessionsManifestOptions>(
    'GET /sessions-manifest/options',
    {},
    { shows: ['boats'], background: true },
  );
}

/** One session with everybody on board. */
export function useSessionManifest(id: string) {
  const { tenant } = useSignedIn();
  return useLiveView(sessionKey(tenant.id, id), peopleShown, (how) => fetchSession(tenant.id, id, how));
}

function fetchSession(tenantId: string, id: string, how: Ask) {
  const ask = () => call<typeof getSessionManifest>('GET /sessions-manifest/:id', { id }, how);
  return askForSession(sessionKey(tenantId, id), id, ask);
}

/** The same as a day of its own: how asking for it stands, and beside it the day, which is not drawn through the page. */
export function useSessionAsDay(id: string, today: string) {
  const { tenant } = useSignedIn();
  const key = useMemo(() => sessionKey(tenant.id, id), [tenant.id, id]);
  const view = useLiveView(key, peopleShown, (how) => fetchSession(tenant.id, id, how), byItsStore);
  const asDay = useMemo(
    () => onceFor((session: ManifestSession) => ({ date: session.date, today, data: [session] })),
    [today],
  );
  return { ...view, day: useDayStore(key, asDay) };
}

/** Everybody of a day, asked for when it is printed. */
export function readDay(date: string): Promise<readonly ManifestSession[]> {
  return call<typeof getDayManifest>('GET /sessions-manifest/people', { date }).then(({ data }) => data);
}
