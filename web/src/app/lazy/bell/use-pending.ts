import type { readPendingAlerts } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { coalesce } from '#kit/live/coalesce.ts';
import { startPolling } from '#kit/live/lazy/start-polling.ts';
import { onLive } from '#kit/live/live-changes.ts';

// [A4-55]
const everyMs = 60_000;
const settleMs = 100;

const ask = (signal: AbortSignal) =>
  call<typeof readPendingAlerts>('GET /alerts/pending', {}, { background: true, signal });

/** What is pending, asked for every minute while the tab is seen; the stream tells in between. */
export function usePending() {
  const { tenant } = useSignedIn();
  const [isThere, setThere] = useState(false);
  const query = useQuery({
    queryKey: ['GET /alerts/pending', tenant.id],
    meta: { shows: ['alerts'] },
    queryFn: ({ signal }) => ask(signal),
    // The helper asks, and asks again.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Only when its turn has come, and after what one does to alerts.
    enabled: isThere,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
  const refetch = useEffectEvent(async () => {
    const { error } = await query.refetch({ cancelRefetch: false });
    if (error) throw error;
    setThere(true);
  });
  // Outside system: the clock, whether the tab is seen, and the stream of changes.
  useEffect(() => {
    const polling = startPolling(() => refetch(), { everyMs });
    const { soon, stop } = coalesce(async () => polling.now(), settleMs);
    const leave = onLive((event) => {
      if (event === 'reset' || event.table === 'alerts') soon();
    });
    return () => {
      leave();
      stop();
      polling.stop();
    };
  }, []);
  return query;
}
