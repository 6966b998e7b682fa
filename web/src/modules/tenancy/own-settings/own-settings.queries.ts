import type { readCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** What is asked for again after a change of what the company decided. */
export const shown = { shows: ['tenant_settings'] } as const;

/** What the company decided, ahead of the pages that tell of it. */
export const prefetchSettings: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /settings', id, {}],
    meta: shown,
    queryFn: ({ signal }) =>
      call<typeof readCompanySettings>('GET /settings', {}, { signal, background: true }),
  });
