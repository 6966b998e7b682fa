import { mayRestore } from '@leme/contract/tenancy/rules';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/auth-tx';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { type Knock, knock, letIn } from './door.ts';
import { readKnown } from './known-device.ts';
import { isPassword } from './passwords.ts';
import { hasSecondFactor } from './second-factor/has-second-factor.ts';
import { requireCode } from './second-factor/require-code.ts';

type Credentials = {
  actor: Actor;
  username: string;
  password: string;
  code?: string | undefined;
  request: FastifyRequest;
  now: Temporal.Instant;
};

/** Whether the credentials are an administrator's, and whose account was named if it was one. */
export type Verdict = { isRight: boolean; userId: string | null };

/**
 * Checks an administrator's name and password among the accounts of the asking person's own company, so that a company
 * never learns anything of the platform's accounts. Guessing is counted with that of sign-in,
 * and who signs in with a code gives one here too.
 */
export async function checkAdministrator(authTx: AuthTx, asked: Credentials): Promise<Verdict> {
  const { actor, username, request, now } = asked;
  const tenant_id = actor.homeTenantId;
  const known = username === actor.email ? 'all' : readKnown(request);
  const who: Knock = { tenant_id, email: username, address: request.ip, known, now };
  const account = await knock(authTx, who, (tx) => accountOf(tx, tenant_id, username));
  const isOpen = account?.status === 'active' && mayRestore(account.role ?? '', 'company');
  const matches = await isPassword(account?.password_hash, asked.password);
  const isRight = isOpen && matches;
  if (isRight) {
    await requireCode(authTx, { who, holder: account, code: asked.code });
    await authTx.write(tenant_id, async (tx) => letIn(tx, who));
  }
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
      .select(['p.id', 'p.full_name', 'p.status', 'a.password_hash', 'r.role'])
      .select(hasSecondFactor(tenantId, 'p.id').as('has_second_factor'))
      .where('p.tenant_id', '=', tenantId)
      .where('p.email', '=', email),
  );
}
