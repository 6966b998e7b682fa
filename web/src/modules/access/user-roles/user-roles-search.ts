import { isRole, type Role } from '@leme/contract/access/roles';

export type UserRolesSearch = {
  role?: Role | undefined;
  view?: 'gives' | undefined;
  /** Of the open role: its people unless it says otherwise. */
  tab?: 'reach' | undefined;
  page?: number | undefined;
  open?: 'move' | undefined;
};

/** What the address of the page says; what it cannot mean is left out. */
export function readUserRolesSearch(search: Readonly<Record<string, unknown>>): UserRolesSearch {
  const page = Number(search.page);
  return {
    role: isRole(search.role) ? search.role : undefined,
    view: search.view === 'gives' ? 'gives' : undefined,
    tab: search.tab === 'reach' ? 'reach' : undefined,
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    open: search.open === 'move' ? 'move' : undefined,
  };
}
