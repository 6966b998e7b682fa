import type { readResults } from '@leme/contract/finance/report-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { periodOf } from './dre-search.ts';

/** The tables a report is made of. */
export const reportShows = ['financial', 'finance-management', 'bookings'] as const;

/** The statement of the month that runs, ahead of its page; asked under the key its page asks by. */
export const prefetchResults: Prefetch = (client, { id, today }) => {
  const input = { ...periodOf({}, today), regime: 'competence' as const };
  return client.prefetchQuery({
    queryKey: ['GET /finance/dre', id, input],
    meta: { shows: reportShows },
    queryFn: ({ signal }) =>
      call<typeof readResults>('GET /finance/dre', input, { signal, background: true }),
  });
};
