import type { listCrewCompetencies } from '@leme/contract/crew/endpoints';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

const address = 'GET /crew-competencies';
const shows = ['crew-members', 'crew-competencies'] as const;

/** One's own papers, and those of everybody for who may read people. */
export const useWallet = () => useAsk<typeof listCrewCompetencies>(address, {}, { shows });

export const prefetchWallet: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: [address, id, {}],
    meta: { shows },
    queryFn: ({ signal }) => call<typeof listCrewCompetencies>(address, {}, { signal, background: true }),
  });
