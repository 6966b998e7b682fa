import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isWithoutAnswer } from '../api/api-problem.ts';
import { afterPointerUp } from '../browser/pointer.ts';
import { coalesce } from './coalesce.ts';
import { type LiveEvent, onLive } from './live-changes.ts';
import type { Shows } from './shown-tables.ts';

const pollMs = 60_000;
/** After a question that no answer came to, for whoever has a bad signal; not everybody's the same, after a restart. */
const againMs = 5_000 + 5_000 * Math.random();
const settleMs = 100;
// Prefetched data counts as fresh for a second, so that opening the view does not fetch it again.
const justAskedMs = 1_000;

/** How long an answer is good and kept, and when it is asked for again, in the words of a query. */
export type Kept = {
  staleTime?: number;
  gcTime?: number;
  /** Whether it is asked at all. */
  enabled?: boolean;
  refetchOnWindowFocus?: (query: { state: { isInvalidated: boolean } }) => boolean;
  retry?: (failures: number, error: Error) => boolean;
  /** Takes in what was heard without asking for everything; answers whether that was enough. */
  partly?: (heard: readonly LiveEvent[]) => Promise<boolean>;
  /** Of what the view is drawn again; of all it reads when it is not said. */
  notifyOnChangeProps?: ('status' | 'error')[];
  /** What stands while an answer is on its way for the first time. */
  placeholderData?: (before: unknown) => never;
};

export type Ask = { signal: AbortSignal; background: boolean };

/**
 * A view that others change while one looks at it: asked again by itself 100 ms after a change in a table it `shows`,
 * when the tab gets the focus and every minute, sooner when no answer came, and at once by a person's `refresh`. A hidden
 * tab does not ask.
 * `background` is true for the questions nobody caused. What has changed shows when no finger is on the screen. `kept` is
 * what a list does otherwise.
 */
export function useLiveView<T>(
  queryKey: QueryKey,
  meta: Shows,
  ask: (how: Ask) => Promise<T>,
  { partly, ...kept }: Kept = {},
) {
  const client = useQueryClient();
  const byPerson = useRef(false);
  const query = useQuery({
    queryKey,
    meta,
    queryFn: async ({ signal }) => {
      const background = !byPerson.current && client.getQueryData(queryKey) !== undefined;
      byPerson.current = false;
      const answer = await ask({ signal, background });
      await new Promise<void>(afterPointerUp);
      return answer;
    },
    staleTime: justAskedMs,
    refetchOnWindowFocus: true,
    ...kept,
    refetchInterval: ({ state }) => (isWithoutAnswer(state.error) ? againMs : pollMs),
  });
  const [isRefreshing, setRefreshing] = useState(false);
  const { refetch } = query;
  const isShown = useEffectEvent(
    (event: LiveEvent) => kept.enabled !== false && (event === 'reset' || meta.shows.includes(event.table)),
  );
  const keyNow = useEffectEvent(() => queryKey);
  const hearPartly = useEffectEvent((heard: readonly LiveEvent[]) => partly?.(heard).catch(() => false));
  // Outside system: the stream of changes.
  useEffect(() => {
    let heard: LiveEvent[] = [];
    const { soon, stop } = coalesce(async () => {
      const now = heard;
      heard = [];
      if (document.hidden || (await hearPartly(now))) return;
      // What is on its way may have been asked for before the change; one's own was asked for after it.
      if (now.some((event) => event === 'reset' || !event.own))
        await client
          .getQueryCache()
          .find({ queryKey: keyNow() })
          ?.promise?.catch(() => undefined);
      await refetch({ cancelRefetch: false });
    }, settleMs);
    const leave = onLive((event) => {
      if (!isShown(event)) return;
      heard.push(event);
      soon();
    });
    return () => {
      leave();
      stop();
    };
  }, [client, refetch]);
  const refresh = useCallback(() => {
    byPerson.current = true;
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  }, [refetch]);
  return { query, refresh, isRefreshing };
}
