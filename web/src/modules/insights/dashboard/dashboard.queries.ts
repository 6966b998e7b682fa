import type {
  listFirstSteps,
  listNeedsYou,
  listRecentActivities,
  readDashboardCharts,
  readDashboardStats,
  readPierToday,
} from '@leme/contract/insights/dashboard-endpoints';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { coalesce } from '#kit/live/coalesce.ts';
import { onLive } from '#kit/live/live-changes.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { type DashboardSearch, windowOf } from './dashboard-search.ts';

/** How often the figures are asked for while somebody looks [B4-29, B9-03]. */
const everyMs = 120_000;
/** However much is told meanwhile, they are asked for once in so long. */
const calmMs = 10_000;
const justAskedMs = 1_000;

const shown: ReadonlySet<string> = new Set(['leads', 'tags', 'products', 'sessions', 'bookings', 'boats']);

const keyOf = (tenant: string, ...part: readonly unknown[]) => ['dashboard', tenant, ...part];

function questionOf(search: DashboardSearch, today: string) {
  const { product, source, owner } = search;
  return { ...windowOf(search, today), product_id: product, source, owner_id: owner };
}

type Ask<T> = (how: { signal: AbortSignal; background: boolean }) => Promise<T>;

const asks = {
  stats: (how) => call<typeof readDashboardStats>('GET /dashboard/stats', {}, how),
  today: (how) => call<typeof readPierToday>('GET /dashboard/today', {}, how),
  needs: (how) => call<typeof listNeedsYou>('GET /dashboard/needs-you', {}, how),
  activities: (how) => call<typeof listRecentActivities>('GET /dashboard/recent-activities', {}, how),
  steps: (how) => call<typeof listFirstSteps>('GET /dashboard/first-steps', {}, how),
} satisfies Record<string, Ask<unknown>>;
type Part = keyof typeof asks;

const chartsFor =
  (
    question: ReturnType<typeof questionOf>,
  ): Ask<Awaited<ReturnType<typeof call<typeof readDashboardCharts>>>> =>
  (how) =>
    call<typeof readDashboardCharts>('GET /dashboard/charts', question, how);

/** One of the questions of the page: again every two minutes while it is seen, once when it is seen again. */
function useAsked<T>(part: readonly unknown[], ask: Ask<T>) {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  const queryKey = keyOf(tenant.id, ...part);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => ask({ signal, background: client.getQueryData(queryKey) !== undefined }),
    staleTime: justAskedMs,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** The cards, the charts, and what stands below them. */
export function useDashboardPart<P extends Part>(part: P) {
  return useAsked([part], asks[part] as Ask<Awaited<ReturnType<(typeof asks)[P]>>>);
}

export function useCharts(search: DashboardSearch, today: string) {
  const question = questionOf(search, today);
  return useAsked(['charts', question], chartsFor(question));
}

/**
 * Asks for everything again: at once when somebody wants it, and within ten seconds of being told that something changed,
 * until when what is shown is old.
 */
export function useRefresh() {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const [isOld, setOld] = useState(false);
  const last = useRef(0);
  const fetchAll = useCallback(async () => {
    last.current = Date.now();
    await client.refetchQueries({ queryKey: keyOf(tenant.id), type: 'active' });
    setOld(false);
  }, [client, tenant.id]);
  // Outside system: the stream of changes.
  useEffect(() => {
    const { soon, stop } = coalesce(async () => {
      if (!document.hidden) await fetchAll();
    }, calmMs);
    const leave = onLive((event) => {
      if (event !== 'reset' && !shown.has(event.table)) return;
      setOld(true);
      soon();
    });
    return () => {
      leave();
      stop();
    };
  }, [fetchAll]);
  const refresh = () => {
    setRefreshing(true);
    void fetchAll().finally(() => setRefreshing(false));
  };
  return { refresh, isRefreshing, isOld };
}

/** What the page asks for first, ahead of it. */
export const prefetchDashboard: Prefetch = async (client: QueryClient, { id, today }) => {
  const ahead = <T>(part: readonly unknown[], ask: Ask<T>) =>
    client.prefetchQuery({
      queryKey: keyOf(id, ...part),
      queryFn: ({ signal }) => ask({ signal, background: true }),
      staleTime: justAskedMs,
    });
  const question = questionOf({}, today);
  await Promise.all([
    ahead(['stats'], asks.stats),
    ahead(['charts', question], chartsFor(question)),
    ahead(['activities'], asks.activities),
  ]);
};
