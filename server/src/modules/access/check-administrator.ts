import { mayRestore } from '@leme/contract/tenancy/rules';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/auth-tx';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { isPassword } from './passwords.ts';
import { countFailure, forgetFailures, refuseWhenThrottled, throttleKey } from './throttle.ts';

type Credentials = {
  actor: Actor;
  username: string;
  password: string;
  address: string;
  now: Temporal.Instant;
};

/** Whether the credentials are an administrator's, and whose account was named if it was one. */
export type Verdict = { isRight: boolean; userId: string | null };

/**
 * Checks an administrator's name and password among the accounts of the asking person's own company, so that a company
 * never learns anything of the platform's accounts. Guessing is counted with that of sign-in.
 */
export async function checkAdministrator(authTx: AuthTx, asked: Credentials): Promise<Verdict> {
  const { username, now } = asked;
  const tenantId = asked.actor.homeTenantId;
  const key = throttleKey(username, asked.address);
  const account = await authTx.read(tenantId, async (tx) => {
    await refuseWhenThrottled(tx, tenantId, key, now);
    return await accountOf(tx, tenantId, username);
  });
  const isOpen = account?.status === 'active' && mayRestore(account.role ?? '', 'company');
  const matches = await isPassword(account?.password_hash, asked.password);
  const isRight = isOpen && matches;
  await authTx.write(tenantId, (tx) =>
    isRight ? forgetFailures(tx, tenantId, key) : countFailure(tx, tenantId, key, now),
  );
  return { isRight, userId: account?.id ?? null };
}

function accountOf(tx: Tx, tenantId: string, email: string) {
  return tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('auth_accounts as a', (join) =>
        join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
      )
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select(['p.id', 'p.status', 'a.password_hash', 'r.role'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.email', '=', email),
  );
}
