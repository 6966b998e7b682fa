import type { listTextImports } from '@leme/contract/tenancy/words/import-endpoints';
import { call } from '#kit/api/api.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** What is asked for again after a file was taken in or rolled back. */
export const importsShow = ['i18n_imports'] as const;

/** The files that were taken in, ahead of their page; asked under the key its page asks by. */
export const prefetchImports: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /admin/i18n-imports', id, {}],
    meta: { shows: importsShow },
    queryFn: ({ signal }) =>
      call<typeof listTextImports>('GET /admin/i18n-imports', {}, { signal, background: true }),
  });
