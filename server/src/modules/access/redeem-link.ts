import type { verifyAuthToken } from '@leme/contract/access/endpoints';
import { isAcceptablePassword } from '@leme/contract/access/password';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/auth-tx';
import { notify } from '#kit/notices';
import { db } from '#kit/sql';
import { hashPassword } from './passwords.ts';
import { accessChannel } from './session-cache.ts';
import { readToken } from './session-cookie.ts';

/**
 * Sets a password by a one-time link, ends every session of the person and answers whose cached access that outdates.
 * Of many who redeem at once one succeeds; an unknown, used or expired link and one of another kind answer the same.
 */
export async function redeemLink(
  authTx: AuthTx,
  input: InputOf<typeof verifyAuthToken>,
  now: Temporal.Instant,
): Promise<string> {
  if (!isAcceptablePassword(input.password)) throw faults([{ pointer: '/password', code: 'weak-password' }]);
  const token = readToken(input.token);
  if (!token) throw new Problem('link-invalid');
  const tenant_id = token.tenantId;
  const type = input.type === 'recovery' ? 'password_reset' : input.type;
  const password_hash = await hashPassword(input.password);
  return await authTx.write(tenant_id, async (tx) => {
    const link = await tx.first(
      db
        .updateTable('auth_links')
        .set({ used_at: now.toString() })
        .where('tenant_id', '=', tenant_id)
        .where('token_hash', '=', token.hash)
        .where('type', '=', type)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now.toString())
        .returning('user_id'),
    );
    if (!link) throw new Problem('link-invalid');
    const { user_id } = link;
    await tx.change(
      db
        .updateTable('auth_accounts')
        .set({ password_hash, must_change_password: false })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', user_id),
    );
    await tx.change(
      db.deleteFrom('auth_sessions').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id),
    );
    const whose = `${tenant_id}/${user_id}`;
    notify(tx, accessChannel, whose);
    return whose;
  });
}
