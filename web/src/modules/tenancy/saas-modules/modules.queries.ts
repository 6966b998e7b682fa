import type { listSoldModules } from '@leme/contract/tenancy/platform/module-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** The tables the modules are counted by. */
export const modulesShow = ['saas-tenants'] as const;

/** The modules that are sold, ahead of their page; asked under the key its page asks by. */
export const prefetchModules: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /saas-modules', id, {}],
    meta: { shows: modulesShow },
    queryFn: ({ signal }) =>
      call<typeof listSoldModules>('GET /saas-modules', {}, { signal, background: true }),
  });
