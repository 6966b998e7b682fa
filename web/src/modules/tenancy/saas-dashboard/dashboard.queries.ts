import type { readPlatformDashboard } from '@leme/contract/tenancy/platform/dashboard-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** The tables the figures of the platform are counted from. */
export const dashboardShows = ['saas-tenants'] as const;

/** The figures of the platform, ahead of their page; asked under the key its page asks by. */
export const prefetchDashboard: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /saas-dashboard', id, {}],
    meta: { shows: dashboardShows },
    queryFn: ({ signal }) =>
      call<typeof readPlatformDashboard>('GET /saas-dashboard', {}, { signal, background: true }),
  });
