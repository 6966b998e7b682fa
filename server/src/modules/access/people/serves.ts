import type { AuthTx } from '#kit/database/auth-tx';
import type { Served } from '#kit/http/serve';
import { servesMachineTokens } from '../machines/manage-tokens.ts';
import { servesRemoveSecondFactor } from '../second-factor/remove-second-factor.ts';
import { servesUserSessions } from './auth-session/user-sessions.ts';
import { servesChangePassword } from './change-password.ts';
import { servesCreateUser } from './create-user.ts';
import { servesDeactivation } from './deactivate-user.ts';
import { servesInvitations } from './invite-users.ts';
import { servesUserExport } from './lists/export-users.ts';
import { servesRoles } from './lists/list-roles.ts';
import { servesUserList } from './lists/list-users.ts';
import { servesOperators } from './lists/operators.ts';
import { servesRemoveUser } from './remove-user.ts';
import { servesRoleDifferences } from './rights/role-differences.ts';
import { servesSetRoles } from './rights/set-roles.ts';
import { servesUserRights } from './rights/user-rights.ts';
import { servesUpdateUser } from './update-user.ts';
import { servesUserTrail } from './user-trail.ts';

type Needs = { authTx: AuthTx; evict: (whose: string) => void };

/** People who sign in, their roles and their rights, and the tokens of machines. */
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
    ...servesMachineTokens,
    servesChangePassword(authTx, evict),
    ...servesOperators(authTx),
  ];
}
