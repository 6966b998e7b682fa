import { Problem } from '@leme/contract/kit/problem';
import type { FastifyReply } from 'fastify';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId, platformTenantId } from '#kit/ids';
import { newToken, type SessionToken, setCookie } from '../auth-session/session-cookie.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { requireNetwork } from './allowed-networks.ts';
import { type Knock, knock, letIn } from './door.ts';
import { isPassword } from './passwords.ts';

const accessDays = 7;

type Attempt = Pick<Knock, 'email' | 'address' | 'known' | 'now'> & {
  password: string;
  code?: string | undefined;
  userAgent: string | undefined;
};
type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/**
 * Signs a person in and answers the new token and whose it is. A wrong password, an unknown address, an inactive person
 * and a company that was shut give the same answer after the same work; whether a code is needed is said to none of them.
 */
export async function signIn(
  authTx: AuthTx,
  attempt: Attempt,
): Promise<{ token: SessionToken; account: Account }> {
  const { email, now } = attempt;
  const login = await authTx.lookUp((tx) =>
    tx.first(db.selectFrom('login_emails').select(['tenant_id', 'user_id']).where('email', '=', email)),
  );
  const tenant_id = login?.tenant_id ?? platformTenantId;
  const who = { ...attempt, tenant_id };
  const account = await knock(authTx, who, (tx) => accountOf(tx, tenant_id, login?.user_id ?? newId()));
  const isOpen = account?.status === 'active' && account.tenant_status === 'active';
  const isRight = await isPassword(account?.password_hash, attempt.password);
  if (!account || !isOpen || !isRight || isUsedUp(account, now)) throw new Problem('sign-in-failed');
  await requireCode(authTx, { who, holder: account, code: attempt.code });
  await requireNetwork(authTx, who);
  const token = newToken(tenant_id);
  await authTx.write(tenant_id, async (tx) => {
    letIn(tx, who);
    if (account.must_change_password) await useTemporary(tx, tenant_id, account.id);
    await openSession(tx, token, { ...attempt, userId: account.id, ends: accessEnds(now) });
  });
  return { token, account };
}

/** A temporary password opens once, and for a while. */
function isUsedUp({ must_change_password, temporary_until }: Account, now: Temporal.Instant): boolean {
  if (!must_change_password) return false;
  return !temporary_until || Temporal.Instant.compare(Temporal.Instant.from(temporary_until), now) <= 0;
}

/** Of two who sign in with the same temporary password one does. */
async function useTemporary(tx: Tx, tenant_id: string, id: string): Promise<void> {
  const used = await tx.change(
    db
      .updateTable('auth_accounts')
      .set({ temporary_until: null })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('temporary_until', 'is not', null),
  );
  if (used === 0) throw new Problem('sign-in-failed');
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
  tx.send(
    db
      .updateTable('auth_accounts')
      .set({ last_sign_in_at: now })
      .where('tenant_id', '=', token.tenantId)
      .where('id', '=', opened.userId),
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
      .select(['p.id', 'p.full_name', 'p.status', 't.status as tenant_status'])
      .select(hasSecondFactor(tenantId, 'p.id').as('has_second_factor'))
      .select(['a.password_hash', 'a.must_change_password', 'a.temporary_until'])
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
