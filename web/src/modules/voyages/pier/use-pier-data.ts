import type { PierData, readPierData } from '@leme/contract/voyages/logbook/pier-data';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { loadOnce } from '#kit/browser/load-once.ts';
import { askOrKept, ownerHere } from '#kit/outbox/ask-or-kept.ts';
import { useOutboxState } from '#kit/outbox/own-outbox.ts';
import { isVoyage } from '../outbox/queue-rules.ts';
import { paintPier } from './paint-pier.ts';

const keptPierCode = loadOnce(() => import('./lazy/kept-pier.ts'));

/** Where what the server says of the quay lies. */
export const pierKey = (tenant_id: string): QueryKey => ['GET /pier-data', tenant_id, {}];

/** The day at the quay: from the server or as this device last saw it, with what was said here and is on its way. */
export function usePierData(): UseQueryResult<PierData> {
  const { tenant } = useSignedIn();
  const { queued } = useOutboxState();
  const queryKey = pierKey(tenant.id);
  const query = useQuery<PierData>({
    queryKey,
    meta: { shows: ['logbook', 'sessions', 'session_boats', 'bookings', 'quick-fuel', 'motors'] },
    queryFn: ({ signal }) =>
      askOrKept(
        queryKey,
        async () => {
          const data = await call<typeof readPierData>('GET /pier-data', {}, { signal });
          const owner = ownerHere();
          if (owner) void keptPierCode().then(({ keepPier }) => keepPier(owner, data));
          return data;
        },
        async (owner) => (await keptPierCode()).seenPier(owner),
      ),
  });
  const data = useMemo(
    () => query.data && paintPier(query.data, queued.filter(isVoyage)),
    [query.data, queued],
  );
  return { ...query, data } as UseQueryResult<PierData>;
}
