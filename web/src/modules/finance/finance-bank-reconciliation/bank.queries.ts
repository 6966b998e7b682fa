import type { readPending } from '@leme/contract/finance/bank/match-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** The tables the page is made of. */
export const bankShows = ['finance-bank-reconciliation', 'financial', 'bookings'] as const;

/** What waits, ahead of the page, under the key it asks by. */
export const prefetchPending: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /finance/bank-reconciliation/pending', id, {}],
    meta: { shows: bankShows },
    queryFn: ({ signal }) =>
      call<typeof readPending>('GET /finance/bank-reconciliation/pending', {}, { signal, background: true }),
  });
