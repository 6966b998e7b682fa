import { usePreference } from '#kit/auth-session/preferences.ts';
import type { Look, Viewed } from '#kit/resource/list/view/views.ts';
import { readUsersSearch } from '../users-search.ts';

/** The columns there are beside the name. */
export const userColumns = ['email', 'role', 'status', 'created_at'] as const;
export type UserColumn = (typeof userColumns)[number];

const columnsOf = (kept: readonly unknown[]) =>
  [...new Set(kept)].filter((name): name is UserColumn => userColumns.some((column) => column === name));

/** What views of people are made of. */
export const viewedUsers: Viewed = {
  keeps: ['q', 'sort', 'status', 'role'],
  read: readUsersSearch,
  columnsOf,
};

export type UsersLook = Look & {
  /** The columns that are shown, in their order. */
  shown: readonly UserColumn[];
};

/** How the person looks at the list, and how that is changed: kept whatever the device. */
export function useLook(): [UsersLook, (part: Partial<Look>) => void] {
  const [kept, keep] = usePreference<Look>('users.list', { columns: null, compact: false });
  const { columns, compact } = (kept ?? {}) as Partial<Record<keyof Look, unknown>>;
  const known = Array.isArray(columns) ? columnsOf(columns) : null;
  const look = { columns: known, compact: compact === true };
  return [{ ...look, shown: known ?? userColumns }, (part) => keep({ ...look, ...part })];
}
