import type { getPassengerManifest, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { type Ask, useLiveView } from '#kit/live-view.ts';
import { useSignedIn } from '#kit/session.tsx';
import { askForDay } from './outbox/offline-view.ts';
import { peopleShown } from './shown.ts';

const keyOf = (tenantId: string, date: string) => ['passenger-manifest', tenantId, date] as const;

/** A day's manifest. */
export function useManifest(date: string) {
  const { tenant } = useSignedIn();
  const key = keyOf(tenant.id, date);
  return useLiveView(key, peopleShown, (how) => fetchDay(key, date, how));
}

function fetchDay(key: QueryKey, date: string, how: Ask): Promise<PassengerManifest> {
  return askForDay(key, date, () =>
    call<typeof getPassengerManifest>('GET /passenger-manifest', { date }, how),
  );
}

/** Asks for a day ahead of its screen, so that it opens with rows */
export function prefetchManifest(client: QueryClient, tenantId: string, date: string): Promise<void> {
  const queryKey = keyOf(tenantId, date);
  return client.prefetchQuery({
    queryKey,
    meta: peopleShown,
    // The screen tries again.
    retry: false,
    queryFn: ({ signal }) => fetchDay(queryKey, date, { signal, background: true }),
  });
}
