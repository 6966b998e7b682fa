import { Problem } from '@leme/contract/kit/problem';
import { mayRestore } from '@leme/contract/tenancy/rules';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { readKnown } from '../device/known-device.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { type Knock, knock, letIn } from './door.ts';
import { isPassword } from './passwords.ts';

type Credentials = {
  actor: Actor;
  username: string;
  password: string;
  code?: string | undefined;
  request: FastifyRequest;
  now: Temporal.Instant;
  /** Writes what came of the try where the person works, before it is answered. */
  note: (tx: Tx, verdict: Verdict) => void;
};

/**
 * Whether the credentials are an administrator's, whose account was named if it was one, and what kept them from being
 * looked at to the end: too many tries, a code that is missing or wrong.
 */
export type Verdict = { isRight: boolean; userId: string | null; refusal: Problem | null };

/**
 * Checks an administrator's name and password among the accounts of the asking person's own company, so that a company
 * never learns anything of the platform's accounts. Guessing is counted with that of sign-in,
 * and who signs in with a code gives one here too. Each try is noted, what is refused as well.
 */
export async function checkAdministrator(authTx: AuthTx, asked: Credentials): Promise<Verdict> {
  const { actor, username, request, now, note } = asked;
  const known = username === actor.email ? 'all' : readKnown(request);
  const who: Knock = { tenant_id: actor.homeTenantId, email: username, address: request.ip, known, now };
  const verdict = await judge(authTx, who, asked);
  const noted = { tenantId: actor.tenantId, work: async (tx: Tx) => note(tx, verdict) };
  const counted = {
    tenantId: actor.homeTenantId,
    work: async (tx: Tx) => (verdict.isRight ? letIn(tx, who) : undefined),
  };
  await authTx.writeInBoth(noted, counted);
  if (verdict.refusal) throw verdict.refusal;
  return verdict;
}

async function judge(authTx: AuthTx, who: Knock, asked: Credentials): Promise<Verdict> {
  const { tenant_id, email } = who;
  let userId: string | null = null;
  try {
    const account = await knock(authTx, who, (tx) => accountOf(tx, tenant_id, email));
    userId = account?.id ?? null;
    const isRight = await isAdministrator(authTx, { who, account, asked });
    return { isRight, userId, refusal: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { isRight: false, userId, refusal: error };
  }
}

type Account = Awaited<ReturnType<typeof accountOf>>;
type Tried = { who: Knock; account: Account; asked: Credentials };

async function isAdministrator(authTx: AuthTx, { who, account, asked }: Tried): Promise<boolean> {
  const isOpen = account?.status === 'active' && mayRestore(account.role ?? '', 'company');
  const matches = await isPassword(account?.password_hash, asked.password);
  if (!isOpen || !matches) return false;
  await requireCode(authTx, { who, holder: account, code: asked.code });
  return true;
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
