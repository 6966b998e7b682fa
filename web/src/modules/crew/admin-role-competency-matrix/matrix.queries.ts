import type { listMatrixVersions, readMatrixCells } from '@leme/contract/crew/matrix-endpoints';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

const address = 'GET /admin/competency-matrix/versions';
export const shows = ['admin-role-competency-matrix'] as const;

/** The versions of the matrix, the newest first. */
export const useVersions = () => useAsk<typeof listMatrixVersions>(address, {}, { shows });

/** The cells of one of them. */
export const useCells = (id: string) =>
  useAsk<typeof readMatrixCells>('GET /admin/competency-matrix/versions/:id/cells', { id }, { shows });

export const prefetchVersions: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: [address, id, {}],
    meta: { shows },
    queryFn: ({ signal }) => call<typeof listMatrixVersions>(address, {}, { signal, background: true }),
  });
