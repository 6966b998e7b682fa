import type { listRoles } from '@leme/contract/access/people/rights-endpoints';
import type { getUserRow, listUsers, UserRow } from '@leme/contract/access/people/user-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { placeOf } from '#kit/list/pager/place.ts';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useKept } from '#kit/resource/list/page/use-kept.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { readPageSize, type UsersSearch, usualOrder } from './users-search.ts';

/** What of the address narrows and orders the list. */
export function questionOf({ q, status, role, sort = usualOrder }: UsersSearch) {
  return { q, status, role, sort };
}

const shown = { shows: ['users'] } as const satisfies Shows;
const listKey = (tenantId: string, question: object) => ['users', tenantId, 'list', question];
const questionFor = (search: UsersSearch, limit: number) => ({
  ...questionOf(search),
  ...placeOf(search, limit),
  limit,
  facets: '1' as const,
});

/** Asks for the first page ahead of the screen; that it failed is the screen's to tell. */
export const prefetchUsers: Prefetch = (client, { id }) => {
  const question = questionFor({}, readPageSize(undefined));
  return client.prefetchQuery({
    queryKey: listKey(id, question),
    meta: shown,
    queryFn: ({ signal }) => call<typeof listUsers>('GET /users', question, { signal, background: true }),
  });
};

/** One page of people, with how many there are of each status; kept up to date while one looks at it. */
export function useUsers(search: UsersSearch, limit: number) {
  const { tenant } = useSignedIn();
  const question = questionFor(search, limit);
  const live = useLiveView(listKey(tenant.id, question), shown, (how) =>
    call<typeof listUsers>('GET /users', question, how),
  );
  return { ...live, ...useKept(live.query) };
}

/** Somebody a dialog is about: as the list knows the person, and also when its rows have moved on. */
export function useUser(id: string | undefined, listed: UserRow | undefined): UserRow | undefined {
  const { tenant } = useSignedIn();
  const [kept, keep] = useState(listed);
  const isKept = kept !== undefined && kept.id === id;
  const found = useQuery({
    queryKey: ['users', tenant.id, 'one', id],
    meta: { shows: ['users'] },
    queryFn: ({ signal }) => call<typeof getUserRow>('GET /users/:id', { id: id ?? '' }, { signal }),
    enabled: id !== undefined && listed === undefined && !isKept,
  });
  if (listed !== undefined && listed !== kept) keep(listed);
  return listed ?? (isKept ? kept : found.data);
}

/** The roles there are here, and which of them the person may give. */
export function useRoles() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['roles', tenant.id],
    meta: { shows: ['users'] },
    queryFn: ({ signal }) => call<typeof listRoles>('GET /roles', {}, { signal }),
  });
}

/** How many people a page has: kept for the person, whatever the device. */
export function usePageSize(): [number, (size: number) => void] {
  const [kept, keep] = usePreference<number>('users.page-size', readPageSize(undefined));
  return [readPageSize(kept), keep];
}
