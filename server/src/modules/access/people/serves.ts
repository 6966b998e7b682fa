import type { AuthTx } from '#kit/auth-tx';
import type { Served } from '#kit/serve';
import { servesRemoveSecondFactor } from '../second-factor/remove-second-factor.ts';
import { servesChangePassword } from './change-password.ts';
import { servesCreateUser } from './create-user.ts';
import { servesDeactivation } from './deactivate-user.ts';
import { servesUserExport } from './export-users.ts';
import { servesInvitations } from './invite-users.ts';
import { servesRoles } from './list-roles.ts';
import { servesUserList } from './list-users.ts';
import { servesOperators } from './operators.ts';
import { servesRemoveUser } from './remove-user.ts';
import { servesRoleDifferences } from './role-differences.ts';
import { servesSetRoles } from './set-roles.ts';
import { servesUpdateUser } from './update-user.ts';
import { servesUserRights } from './user-rights.ts';
import { servesUserSessions } from './user-sessions.ts';
import { servesUserTrail } from './user-trail.ts';

type Needs = { authTx: AuthTx; evict: (whose: string) => void };

/** People who sign in, their roles and their rights. */
export function peopleEndpoints({ authTx, evict }: Needs): Served[] {
  return [
    ...servesUserList,
    servesUserExport,
    servesCreateUser(authTx),
    servesUpdateUser(authTx),
    ...servesDeactivation,
    servesRemoveUser,
    servesRemoveSecondFactor,
    servesInvitations(authTx),
    ...servesUserSessions,
    ...servesUserTrail,
    servesRoles,
    servesSetRoles,
    ...servesRoleDifferences,
    ...servesUserRights,
    servesChangePassword(authTx, evict),
    ...servesOperators(authTx),
  ];
}
