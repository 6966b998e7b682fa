import type { readOverview } from '@leme/contract/finance/overview-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** The tables the overview is made of. */
export const overviewShows = ['financial', 'finance-management', 'bookings'] as const;

/** The overview ahead of its page, under the key its page asks by. */
export const prefetchOverview: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /finance/overview', id, {}],
    meta: { shows: overviewShows },
    queryFn: ({ signal }) =>
      call<typeof readOverview>('GET /finance/overview', {}, { signal, background: true }),
  });
