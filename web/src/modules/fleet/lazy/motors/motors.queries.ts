import { boats } from '@leme/contract/fleet/boats';
import type { listFleetMeters, listReadings } from '@leme/contract/fleet/motors/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRows } from '#kit/resource/resource-calls.ts';

const meta: Shows = { shows: ['motors'] };

/** What the dials of an engine said, page after page, with its last twelve months. */
export function useReadings(id: string) {
  const { tenant } = useSignedIn();
  return useInfiniteQuery({
    queryKey: ['meter-readings', tenant.id, id],
    meta,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      call<typeof listReadings>(
        'GET /motors/:id/readings',
        { id, ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** The engines of a fleet boat by boat, with what their dials said last. */
export function useFleetMeters(boat: string | undefined) {
  return useAsk<typeof listFleetMeters>('GET /fleet-readings', boat ? { boat_id: boat } : {}, meta);
}

/** The boats an engine may be put on, by name. */
export function useBoatChoices() {
  const { query } = useRows(boats, { limit: 200 });
  return (query.data?.data ?? []).map(({ id, boat_name }) => ({ value: id, label: String(boat_name) }));
}
