import type { readRoster } from '@leme/contract/rosters/roster-endpoints';
import { weekOf } from '@leme/contract/rosters/states';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

const address = 'GET /rosters';
export const shows = ['crew_assignments', 'sessions', 'crew-members'] as const;

/** A week with everybody who works in it. */
export const useRoster = (week: string) =>
  useAsk<typeof readRoster>(address, { week }, { shows, keeps: true, refetchOnWindowFocus: true });

export const prefetchRoster: Prefetch = (client, { id, today }) => {
  const input = { week: weekOf(today) };
  return client.prefetchQuery({
    queryKey: [address, id, input],
    meta: { shows },
    queryFn: ({ signal }) => call<typeof readRoster>(address, input, { signal, background: true }),
  });
};
