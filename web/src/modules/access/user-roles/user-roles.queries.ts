import { mostMoved } from '@leme/contract/access/people/manage';
import type {
  listRoleDifferences,
  listRoles,
  putUserRoles,
} from '@leme/contract/access/people/rights-endpoints';
import type { listUsers } from '@leme/contract/access/people/user-endpoints';
import { read } from '@leme/contract/access/permission';
import type { Role } from '@leme/contract/access/roles';
import type { CallOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useLiveView } from '#kit/live/live-view.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

export type RoleRow = ReplyOf<typeof listRoles>['data'][number];
export type Moves = CallOf<typeof putUserRoles>['rows'];
export type Moved = ReplyOf<typeof putUserRoles>['data'];

const shown = { shows: ['users'] } as const;
const rolesKey = (tenantId: string) => ['roles', tenantId] as const;

/** Asks for the roles ahead of the screen. */
export const prefetchRoles: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: rolesKey(id),
    meta: shown,
    queryFn: ({ signal }) => call<typeof listRoles>('GET /roles', {}, { signal, background: true }),
  });

/** The roles there are here with how many people hold each. */
export function useRoleList() {
  const { tenant } = useSignedIn();
  return useLiveView(rolesKey(tenant.id), shown, (how) => call<typeof listRoles>('GET /roles', {}, how));
}

/** The people of a role, page by page, as many as can be moved at once. */
export function useRolePeople(role: Role, page: number) {
  const { tenant } = useSignedIn();
  const question = { role, page, limit: mostMoved, sort: 'full_name' } as const;
  return useLiveView(['role-people', tenant.id, question], shown, (how) =>
    call<typeof listUsers>('GET /users', question, how),
  );
}

/** What the company changed of its roles, for who may know it. */
export function useDifferences() {
  const can = useCan();
  return useAsk<typeof listRoleDifferences>(
    'GET /role-permissions/differences',
    {},
    { shows: ['role-permissions'], enabled: can(read('role-permissions')) },
  );
}

/** Gives people other roles; settles when the page shows it. */
export function useMovePeople() {
  const client = useQueryClient();
  return async (rows: Moves): Promise<Moved> => {
    const { data } = await call<typeof putUserRoles>('PUT /user-roles', { rows });
    await refetchShowing(client, ['users']);
    return data;
  };
}
