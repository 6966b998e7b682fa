import type { listRoles } from '@leme/contract/access/people/rights-endpoints';
import type { getUserRow, listUsers, UserRow } from '@leme/contract/access/people/user-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { useLiveView } from '#kit/live/live-view.ts';
import { useKept } from '#kit/resource/list/use-kept.ts';
import { readPageSize, type UsersSearch, usualOrder } from './users-search.ts';

/** What of the address narrows and orders the list. */
export function questionOf({ q, status, role, sort = usualOrder }: UsersSearch) {
  return { q, status, role, sort };
}

/** One page of people, with how many there are of each status; kept up to date while one looks at it. */
export function useUsers(search: UsersSearch, limit: number) {
  const { tenant } = useSignedIn();
  const question = { ...questionOf(search), page: search.page ?? 1, limit, facets: '1' as const };
  const live = useLiveView(['users', tenant.id, 'list', question], { shows: ['users'] }, (how) =>
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
