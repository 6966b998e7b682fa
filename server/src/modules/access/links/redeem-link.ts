import {
  type checkAuthToken,
  storedLinkType,
  type verifyAuthToken,
} from '@leme/contract/access/sign-in/link-endpoints';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { notify } from '#kit/realtime/pg-notifications';
import { accessChannel } from '../auth-session/session-cache.ts';
import { readToken, type SessionToken } from '../auth-session/session-cookie.ts';
import { endDeviceTokensOf } from '../device/device-token.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { knownOfPerson, requireGoodPassword, requirePasswordOf } from '../sign-in/require-good-password.ts';

type Input = InputOf<typeof verifyAuthToken>;
export type Redeemed = {
  answer: ReplyOf<typeof verifyAuthToken>;
  whose: string;
  account: { id: string; password_hash: string };
};

/** Hears that somebody of a company set a password. */
export type Begins = (tx: Tx, tenantId: string, now: Temporal.Instant) => Promise<void>;

/**
 * Sets a password by a one-time link, ends every session, device and other link of the person and answers whose cached
 * access that outdates. Of many who redeem at once one succeeds; an unknown, used or expired link and one of another
 * kind answer the same.
 */
export async function redeemForPassword(
  { authTx, begins }: { authTx: AuthTx; begins: Begins },
  input: Input,
  now: Temporal.Instant,
): Promise<Redeemed> {
  const { password } = input;
  if (!password) throw faults([{ pointer: '/password', code: 'required' }]);
  requireGoodPassword(password);
  const token = readToken(input.token);
  if (!token) throw new Problem('link-invalid');
  const tenant_id = token.tenantId;
  const password_hash = await hashPassword(password);
  return await authTx.write(tenant_id, async (tx) => {
    const { user_id, redirect_url } = await useLink(tx, token, storedLinkType(input.type), now);
    await requirePasswordOf(tx, { tenant_id, user_id }, password);
    await tx.change(
      db
        .updateTable('auth_accounts')
        .set({ password_hash, must_change_password: false, temporary_until: null })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', user_id),
    );
    await tx.change(
      db.deleteFrom('auth_sessions').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id),
    );
    await tx.change(
      db
        .deleteFrom('auth_links')
        .where('tenant_id', '=', tenant_id)
        .where('user_id', '=', user_id)
        .where('used_at', 'is', null),
    );
    endDeviceTokensOf(tx, tenant_id, user_id);
    await begins(tx, tenant_id, now);
    const whose = `${tenant_id}/${user_id}`;
    notify(tx, accessChannel, whose);
    return {
      answer: { message: 'password-set', redirectUrl: redirect_url ?? '/auth' },
      whose,
      account: { id: user_id, password_hash },
    };
  });
}

/** Looks whose a link is without using it up; one that is no longer good gets the answer it gets when redeemed. */
export async function lookAtLink(
  authTx: AuthTx,
  { token: text, type }: InputOf<typeof checkAuthToken>,
  now: Temporal.Instant,
): Promise<ReplyOf<typeof checkAuthToken>> {
  const token = readToken(text);
  if (!token) throw new Problem('link-invalid');
  return await authTx.read(token.tenantId, async (tx) => {
    const link = await tx.first(
      db
        .selectFrom('auth_links')
        .select('user_id')
        .where('tenant_id', '=', token.tenantId)
        .where('token_hash', '=', token.hash)
        .where('type', '=', storedLinkType(type))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now.toString()),
    );
    const person = link && (await knownOfPerson(tx, token.tenantId, link.user_id));
    if (!person) throw new Problem('link-invalid');
    return person;
  });
}

/** Uses up a link, or throws the one answer that every link that is no longer good gets. */
export async function useLink(tx: Tx, token: SessionToken, type: string, now: Temporal.Instant) {
  const link = await tx.first(
    db
      .updateTable('auth_links')
      .set({ used_at: now.toString() })
      .where('tenant_id', '=', token.tenantId)
      .where('token_hash', '=', token.hash)
      .where('type', '=', type)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toString())
      .returning(['user_id', 'redirect_url']),
  );
  if (!link) throw new Problem('link-invalid');
  return link;
}
