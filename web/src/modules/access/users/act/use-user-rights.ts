import { may } from '@leme/contract/access/permission';
import { assignableRoles, type Role } from '@leme/contract/access/roles';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { usersTexts } from '../texts/texts.ts';
import { useRoles } from '../users.queries.ts';

/** What the person may do to people: which roles to give, and why nobody can be created. */
export function useUserRights() {
  const t = useText(usersTexts);
  const can = useCan();
  const roles = useRoles().data?.data;
  const given: readonly Role[] = roles
    ? roles.filter((role) => role.is_assignable).map(({ name }) => name)
    : assignableRoles(null, false);
  const mayCreate = can(may('users', 'create')) && given.length > 0;
  return {
    given,
    /** Every role there is here. */
    roles: roles?.map(({ name }) => name) ?? given,
    /** Why nobody can be created; null when somebody can. */
    create: mayCreate ? null : t('mayCreateNone'),
    mayUpdate: can(may('users', 'update')),
    mayDelete: can(may('users', 'delete')),
  };
}

export type UserRights = ReturnType<typeof useUserRights>;
