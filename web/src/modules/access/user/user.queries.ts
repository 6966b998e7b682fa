import type { getUserRights } from '@leme/contract/access/people/rights-endpoints';
import type {
  listUserLetters,
  listUserSessions,
  userHistory,
} from '@leme/contract/access/people/user-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import type { HistoryPage } from '#kit/resource/record/history/history-list.tsx';

export type PersonTold = ReplyOf<typeof getUserRights>;
export type Right = PersonTold['rights'][number];
export type Exception = PersonTold['exceptions'][number];

const shows = ['users', 'role-permissions'] as const;

/** Somebody with the rights the person has and what decides each. */
export function usePersonRights(id: string) {
  const { tenant } = useSignedIn();
  return useLiveView(['user-rights', tenant.id, id], { shows: [...shows] }, (how) =>
    call<typeof getUserRights>('GET /users/:id/permissions', { id }, how),
  );
}

/** Where somebody is signed in; `enabled` for whoever may end it. */
export function useUserSessions(id: string, enabled: boolean) {
  return useAsk<typeof listUserSessions>('GET /users/:id/sessions', { id }, { shows: ['users'], enabled });
}

/** The last letters to somebody. */
export function useUserLetters(id: string) {
  return useAsk<typeof listUserLetters>('GET /users/:id/letters', { id }, { shows: ['users'] });
}

/** Who changed what of somebody. */
export function useUserHistory(id: string, tell: (entry: HistoryEntry) => HistoryEntry) {
  const { tenant } = useSignedIn();
  return useInfiniteQuery({
    queryKey: ['user-history', tenant.id, id],
    meta: { shows: ['users'] },
    initialPageParam: undefined as HistoryEntry | undefined,
    getNextPageParam: ({ data, hasMore }: HistoryPage) => (hasMore ? data.at(-1) : undefined),
    staleTime: 0,
    select: ({ pages, ...rest }) => ({
      ...rest,
      pages: pages.map(({ data, hasMore }) => ({ data: data.map(tell), hasMore })),
    }),
    queryFn: async ({ pageParam: last, signal }): Promise<HistoryPage> =>
      await call<typeof userHistory>(
        'GET /users/:id/history',
        { id, ...(last && { before: last.id }) },
        { signal },
      ),
  });
}
