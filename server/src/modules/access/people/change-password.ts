import { changePassword } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { endDeviceTokensOf } from '../device/device-token.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { requirePasswordOf } from '../sign-in/require-good-password.ts';
import { tellAccess } from './auth-session/shut-out.ts';

/** Who came in by a temporary password sets one of the own; every other session of the person ends. */
export function servesChangePassword(authTx: AuthTx, evict: (whose: string) => void): Served {
  return serveOpen(changePassword, async ({ input: { password }, actor }) => {
    if (!actor?.mustChangePassword) throw new Problem('forbidden');
    const { homeTenantId: tenant_id, userId: id } = actor;
    await authTx.read(tenant_id, (tx) => requirePasswordOf(tx, { tenant_id, user_id: id }, password));
    const password_hash = await hashPassword(password);
    await authTx.write(tenant_id, async (tx) => {
      // Of two tabs the first one sets it.
      const changed = await tx.change(
        db
          .updateTable('auth_accounts')
          .set({ password_hash, must_change_password: false, temporary_until: null })
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', id)
          .where('must_change_password', '=', true),
      );
      if (changed === 0) throw new Problem('forbidden');
      tx.send(
        db
          .deleteFrom('auth_sessions')
          .where('tenant_id', '=', tenant_id)
          .where('user_id', '=', id)
          .where('token_hash', '<>', actor.tokenHash),
      );
      endDeviceTokensOf(tx, tenant_id, id);
      tellAccess(tx, tenant_id, id);
      record({ tx, actor: { ...actor, tenantId: tenant_id } }, users, {
        id,
        action: 'updated',
        before: { password: 'temporary' },
        after: { password: 'changed' },
      });
    });
    evict(`${tenant_id}/${id}`);
    return null;
  });
}
