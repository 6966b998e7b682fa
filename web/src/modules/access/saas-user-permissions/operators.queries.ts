import type { listOperatorVisits } from '@leme/contract/access/people/rights-endpoints';
import type { listUsers } from '@leme/contract/access/people/user-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Shows } from '#kit/live/shown-tables.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

export const pageSize = 50;

export type Visit = ReplyOf<typeof listOperatorVisits>['data'][number];

const shown = { shows: ['users'] } as const satisfies Shows;
const questionOf = (page: number) => ({ page, limit: pageSize, sort: 'full_name' as const });
const keyOf = (tenantId: string, page: number) => ['users', tenantId, 'operators', questionOf(page)];

/** Asks for the first of them ahead of the screen. */
export const prefetchOperators: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: keyOf(id, 1),
    meta: shown,
    queryFn: ({ signal }) =>
      call<typeof listUsers>('GET /users', questionOf(1), { signal, background: true }),
  });

/** The platform's own people by name; asked while no company is entered, whose people would come instead. */
export function useOperators(page: number) {
  const { tenant } = useSignedIn();
  return useLiveView(keyOf(tenant.id, page), shown, (how) =>
    call<typeof listUsers>('GET /users', questionOf(page), how),
  );
}

/** How often each of them entered a company lately, by their ids. */
export function useVisits() {
  return useQuery({
    queryKey: ['operator-visits'],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof listOperatorVisits>(
        'GET /saas-user-permissions/visits',
        {},
        { signal },
      );
      return new Map(data.map((visit) => [visit.user_id, visit]));
    },
  });
}
