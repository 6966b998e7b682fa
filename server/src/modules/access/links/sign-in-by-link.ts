import { isFullAccess, isRole } from '@leme/contract/access/roles';
import type { verifyAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { linkHours } from '@leme/contract/access/sign-in/link-hours';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newToken, readToken, type SessionToken } from '../auth-session/session-cookie.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { requireNetwork } from '../sign-in/allowed-networks.ts';
import { isDemoAddress } from '../sign-in/demo-address.ts';
import { type Knock, knock, letIn } from '../sign-in/door.ts';
import { isPassword } from '../sign-in/passwords.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { useLink } from './redeem-link.ts';

type Attempt = Pick<InputOf<typeof verifyAuthToken>, 'token' | 'password' | 'code'> & {
  address: string;
  mayDemo: boolean;
  userAgent: string | undefined;
  now: Temporal.Instant;
};

export type SignedInByLink = {
  token: SessionToken;
  account: Owner;
  ends: Temporal.Instant;
  redirectUrl: string;
};

/**
 * Signs in by a link from a mail; access then ends fifteen days later. Where the account holds every right the link
 * alone is not enough: it also takes the password, and whoever signs in with a code gives one here too. Asking for either,
 * or a wrong one, leaves the link as it was.
 */
export async function signInByLink(authTx: AuthTx, attempt: Attempt): Promise<SignedInByLink> {
  const link = readToken(attempt.token);
  if (!link) throw new Problem('link-invalid');
  const { now } = attempt;
  const tenant_id = link.tenantId;
  const owner = await authTx.read(tenant_id, (tx) => ownerOf(tx, link, now));
  if (owner?.status !== 'active' || owner.tenant_status !== 'active') throw new Problem('link-invalid');
  if (isDemoAddress(owner.email) && !attempt.mayDemo) throw new Problem('link-invalid');
  const needsPassword = isRole(owner.role) && isFullAccess(owner.role);
  const who = { tenant_id, email: owner.email, address: attempt.address, known: 'all', now } as const;
  if (needsPassword) await requirePassword(authTx, who, owner, attempt.password);
  await requireCode(authTx, { who, holder: owner, code: attempt.code });
  await requireNetwork(authTx, who, needsPassword);
  if (needsPassword) await authTx.write(tenant_id, async (tx) => letIn(tx, who));
  const token = newToken(tenant_id);
  const ends = now.add({ hours: linkHours.login });
  return await authTx.write(tenant_id, async (tx) => {
    const { user_id, redirect_url } = await useLink(tx, link, 'login', now);
    await openSession(tx, token, { userId: user_id, ends, userAgent: attempt.userAgent, now });
    return { token, account: owner, ends, redirectUrl: redirect_url ?? '/auth' };
  });
}

type Owner = { id: string; email: string; password_hash: string | null };

async function requirePassword(
  authTx: AuthTx,
  who: Knock,
  owner: Owner,
  password: string | undefined,
): Promise<void> {
  if (!password) throw faults([{ pointer: '/password', code: 'required' }]);
  await knock(authTx, who, async () => owner);
  if (!(await isPassword(owner.password_hash, password)))
    throw faults([{ pointer: '/password', code: 'wrong-password' }]);
}

function ownerOf(tx: Tx, link: SessionToken, now: Temporal.Instant) {
  return tx.first(
    db
      .selectFrom('auth_links as l')
      .innerJoin('profiles as p', (join) =>
        join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.user_id'),
      )
      .innerJoin('auth_accounts as a', (join) =>
        join.onRef('a.tenant_id', '=', 'l.tenant_id').onRef('a.id', '=', 'l.user_id'),
      )
      .innerJoin('saas_tenants as t', 't.id', 'l.tenant_id')
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'l.tenant_id').onRef('r.user_id', '=', 'l.user_id'),
      )
      .select(['p.id', 'p.full_name', 'p.email', 'p.status', 't.status as tenant_status'])
      .select(['a.password_hash', 'r.role', hasSecondFactor(link.tenantId, 'p.id').as('has_second_factor')])
      .where('l.tenant_id', '=', link.tenantId)
      .where('l.token_hash', '=', link.hash)
      .where('l.type', '=', 'login')
      .where('l.used_at', 'is', null)
      .where('l.expires_at', '>', now.toString()),
  );
}
