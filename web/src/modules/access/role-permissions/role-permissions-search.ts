import { isPlatformRole, isRole, type Role } from '@leme/contract/access/roles';

/** Which rights are shown: those that differ from the default, or those two roles differ in. */
export const shownRights = ['changed', 'unlike'] as const;

export type RolePermissionsSearch = {
  role?: Role | undefined;
  compare?: Role | undefined;
  show?: (typeof shownRights)[number] | undefined;
  q?: string | undefined;
  open?: 'reset' | undefined;
};

const roleIn = (value: unknown) => (isRole(value) && !isPlatformRole(value) ? value : undefined);

/** What the address of the page says; what it cannot mean is left out. */
export function readRolePermissionsSearch(search: Readonly<Record<string, unknown>>): RolePermissionsSearch {
  return {
    role: roleIn(search.role),
    compare: roleIn(search.compare),
    show: shownRights.find((each) => each === search.show),
    q: search.q === undefined || search.q === '' ? undefined : String(search.q),
    open: search.open === 'reset' ? 'reset' : undefined,
  };
}
