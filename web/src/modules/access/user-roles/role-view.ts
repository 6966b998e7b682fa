import type { RoleRow } from './user-roles.queries.ts';
import type { UserRolesSearch } from './user-roles-search.ts';

/** What the parts of an open role are given. */
export type RoleView = {
  role: RoleRow;
  roles: readonly RoleRow[];
  search: UserRolesSearch;
  compact: boolean;
  onChange: (part: UserRolesSearch, how?: { push: boolean }) => void;
};
