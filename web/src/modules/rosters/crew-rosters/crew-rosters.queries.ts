import { addDays } from '@leme/contract/kit/values/days';
import type { readCrewRosters } from '@leme/contract/rosters/own-endpoints';
import { weekOf } from '@leme/contract/rosters/states';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

const address = 'GET /crew-rosters';
export const shows = ['crew_assignments'] as const;

/** This week and the next. */
const spanOf = (today: string) => ({ from: weekOf(today), to: addDays(weekOf(today), 13) });

/** One's own duties and who sails when, also while there is no signal. */
export const useCrewRosters = (today: string) =>
  useAsk<typeof readCrewRosters>(address, spanOf(today), { shows, refetchOnWindowFocus: true });

export const prefetchCrewRosters: Prefetch = (client, { id, today }) => {
  const input = spanOf(today);
  return client.prefetchQuery({
    queryKey: [address, id, input],
    meta: { shows },
    queryFn: ({ signal }) => call<typeof readCrewRosters>(address, input, { signal, background: true }),
  });
};
