import { Problem } from '@leme/contract/kit/problem';
import type { FastifyReply } from 'fastify';
import type { AuthTx } from '#kit/auth-tx';
import { platformTenantId } from '#kit/ids';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { isPassword } from './passwords.ts';
import { newToken, type SessionToken, setCookie } from './session-cookie.ts';
import { countFailure, forgetFailures, refuseWhenThrottled, throttleKey } from './throttle.ts';

const accessDays = 7;

type Attempt = {
  email: string;
  password: string;
  address: string;
  userAgent: string | undefined;
  now: Temporal.Instant;
};

/**
 * Signs a person in and answers the new token. A wrong password, an unknown address, an inactive person and a company
 * that was shut give the same answer after the same work.
 */
export async function signIn(authTx: AuthTx, attempt: Attempt): Promise<SessionToken> {
  const { email, now } = attempt;
  const login = await authTx.lookUp((tx) =>
    tx.first(db.selectFrom('login_emails').select(['tenant_id', 'user_id']).where('email', '=', email)),
  );
  const tenantId = login?.tenant_id ?? platformTenantId;
  const key = throttleKey(email, attempt.address);
  const account = await authTx.read(tenantId, async (tx) => {
    await refuseWhenThrottled(tx, tenantId, key, now);
    return login && (await accountOf(tx, tenantId, login.user_id));
  });
  const isOpen = account?.status === 'active' && account.tenant_status === 'active';
  const isRight = await isPassword(account?.password_hash, attempt.password);
  if (!login || !isOpen || !isRight) {
    await authTx.write(tenantId, (tx) => countFailure(tx, tenantId, key, now));
    throw new Problem('sign-in-failed');
  }
  const token = newToken(tenantId);
  await authTx.write(tenantId, async (tx) => {
    await forgetFailures(tx, tenantId, key);
    await openSession(tx, token, { ...attempt, userId: login.user_id, ends: accessEnds(now) });
  });
  return token;
}

type Opened = {
  userId: string;
  ends: Temporal.Instant;
  userAgent: string | undefined;
  now: Temporal.Instant;
};

/** Writes the sign-in session of a token; access ends at `ends` whatever the person does until then. */
export async function openSession(tx: Tx, token: SessionToken, opened: Opened): Promise<void> {
  const now = opened.now.toString();
  await tx.change(
    db.insertInto('auth_sessions').values({
      tenant_id: token.tenantId,
      token_hash: token.hash,
      user_id: opened.userId,
      created_at: now,
      last_active_at: now,
      access_expires_at: opened.ends.toString(),
      user_agent: opened.userAgent?.slice(0, 400) ?? null,
    }),
  );
}

function accountOf(tx: Tx, tenantId: string, userId: string) {
  return tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('auth_accounts as a', (join) =>
        join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
      )
      .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
      .select(['p.status', 'a.password_hash', 't.status as tenant_status'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.id', '=', userId),
  );
}

/** The cookie lives as long as access can; idleness is judged by the server. */
export function keepSignedIn(reply: FastifyReply, token: SessionToken, now: Temporal.Instant): void {
  setCookie(reply, token, new Date(accessEnds(now).epochMilliseconds));
}

/** When access ends that begins now by a password. */
export function accessEnds(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: accessDays * 24 });
}
