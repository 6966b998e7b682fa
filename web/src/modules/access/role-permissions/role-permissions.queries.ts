import type { listRoleDifferences, putRolePermissions } from '@leme/contract/access/people/rights-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

export type RoleSave = CallOf<typeof putRolePermissions>;

const shown = { shows: ['role-permissions'] } as const;
const keyOf = (tenantId: string) => ['role-differences', tenantId] as const;
const address = 'GET /role-permissions/differences';

/** Asks for what the company changed ahead of the screen. */
export const prefetchDifferences: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: keyOf(id),
    meta: shown,
    queryFn: ({ signal }) => call<typeof listRoleDifferences>(address, {}, { signal, background: true }),
  });

/** What the company changed of its roles. */
export function useRoleDifferences() {
  const { tenant } = useSignedIn();
  return useLiveView(keyOf(tenant.id), shown, (how) => call<typeof listRoleDifferences>(address, {}, how));
}

/** Saves rights of one role at once; settles when the page shows them. */
export function useSaveRole() {
  const client = useQueryClient();
  const refetch = () => refetchShowing(client, ['role-permissions']);
  return {
    refetch,
    save: async (changes: RoleSave) => {
      const reply = await call<typeof putRolePermissions>('PUT /role-permissions', changes);
      await refetch();
      return reply;
    },
  };
}
