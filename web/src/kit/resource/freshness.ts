import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWorthRetrying } from '../api/query-client.ts';
import { onLive } from '../live/live-changes.ts';
import type { Kept } from '../live/live-view.ts';
import type { Shows } from '../live/shown-tables.ts';

/** How long an answer is good while nobody tells of a change, how long it is kept unseen, and how often it is tried again. */
export type Freshness = { freshMs: number; keptMs: number; retries: number };

/** What a live view with a freshness of its own does: it is not asked on focus, unless somebody changed it meanwhile. */
export function useKept(freshness: Freshness | undefined): Kept | undefined {
  const client = useQueryClient();
  // Outside system: the stream of changes, also while nothing of this is on the screen.
  useEffect(() => {
    if (freshness) noteChanges(client);
  }, [client, freshness]);
  return freshness && keptFor(freshness);
}

function keptFor({ freshMs, keptMs, retries }: Freshness): Kept {
  return {
    staleTime: freshMs,
    gcTime: keptMs,
    refetchOnWindowFocus: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
    retry: (failures: number, error: Error) => failures < retries && isWorthRetrying(error),
  };
}

const noting = new WeakSet<QueryClient>();

/** From now on what somebody changed is old, whether anybody looks at it or not. */
function noteChanges(client: QueryClient): void {
  if (noting.has(client)) return;
  noting.add(client);
  onLive((event) => {
    const isOld = ({ meta }: { meta?: Partial<Shows> | undefined }) =>
      meta?.shows !== undefined && (event === 'reset' || meta.shows.includes(event.table));
    void client.invalidateQueries({ predicate: isOld, refetchType: 'none' });
  });
}
