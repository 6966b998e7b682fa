import type { listOperatorVisits } from '@leme/contract/access/people/rights-endpoints';
import type { listUsers } from '@leme/contract/access/people/user-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';

export const pageSize = 50;

export type Visit = ReplyOf<typeof listOperatorVisits>['data'][number];

/** The platform's own people by name; asked while no company is entered, whose people would come instead. */
export function useOperators(page: number) {
  const { tenant } = useSignedIn();
  const question = { page, limit: pageSize, sort: 'full_name' as const };
  return useLiveView(['users', tenant.id, 'operators', question], { shows: ['users'] }, (how) =>
    call<typeof listUsers>('GET /users', question, how),
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
