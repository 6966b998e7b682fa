import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { coalesce } from './coalesce.ts';
import { whenLifted } from './finger.ts';
import { onLive } from './live-changes.ts';

const pollMs = 60_000;
const settleMs = 100;
// What was fetched ahead of the view is not asked for a second time when it opens.
const justAskedMs = 1_000;

export type Ask = { signal: AbortSignal; background: boolean };

/**
 * A view that others change while one looks at it: asked again by itself 100 ms after a change in the company,
 * when the tab gets the focus and every minute, and at once by a person's `refresh`. A hidden tab does not ask.
 * `background` is true for the questions nobody caused. What has changed shows when no finger is on the screen.
 */
export function useLiveView<T>(queryKey: QueryKey, ask: (how: Ask) => Promise<T>) {
  const client = useQueryClient();
  const byPerson = useRef(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const background = !byPerson.current && client.getQueryData(queryKey) !== undefined;
      byPerson.current = false;
      const answer = await ask({ signal, background });
      await new Promise<void>(whenLifted);
      return answer;
    },
    staleTime: justAskedMs,
    refetchOnWindowFocus: true,
    refetchInterval: pollMs,
  });
  const [isRefreshing, setRefreshing] = useState(false);
  const { refetch } = query;
  // Outside system: the stream of changes.
  useEffect(() => {
    const { soon, stop } = coalesce(
      async () => document.hidden || (await refetch({ cancelRefetch: false })),
      settleMs,
    );
    const leave = onLive(() => {
      if (!document.hidden) soon();
    });
    return () => {
      leave();
      stop();
    };
  }, [refetch]);
  const refresh = useCallback(async () => {
    byPerson.current = true;
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }, [refetch]);
  return { query, refresh: () => void refresh(), isRefreshing };
}
