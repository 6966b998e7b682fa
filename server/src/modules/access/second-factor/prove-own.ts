import { users } from '@leme/contract/access/people/users';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { record } from '#kit/resource/history/record';
import { tellAccess } from '../people/auth-session/shut-out.ts';
import { type Knock, knock } from '../sign-in/door.ts';
import { isPassword } from '../sign-in/passwords.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { requireCode } from './require-code.ts';

export type Own = { tenant_id: string; user_id: string };

/** Whose second factor it is, and as whom what changes is written down: at home, wherever the person is at work. */
export function ownOf(actor: Actor | null) {
  if (!actor) throw new Problem('signed-out');
  const { homeTenantId: tenant_id, userId: user_id, email, role } = actor;
  return { whose: { tenant_id, user_id }, email, role, by: { ...actor, tenantId: tenant_id } };
}

/** A step without values in the history. */
export function note(
  tx: Tx,
  by: Actor,
  done: { before?: Record<string, string>; after: Record<string, string> },
) {
  tellAccess(tx, by.tenantId, by.userId);
  record({ tx, actor: by }, users, { id: by.userId, action: 'updated', ...done });
}

type Asking = { actor: Actor | null; request: FastifyRequest; now: Temporal.Instant };

/** Asks for the own password as at sign-in, counted with it. */
export async function givePassword(authTx: AuthTx, { actor, request, now }: Asking, password: string) {
  const { whose, email } = ownOf(actor);
  const { tenant_id, user_id } = whose;
  const who: Knock = { tenant_id, email, address: request.ip, known: 'all', now };
  const account = await knock(authTx, who, (tx) =>
    tx.first(
      db
        .selectFrom('auth_accounts as a')
        .innerJoin('profiles as p', (join) =>
          join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.id'),
        )
        .innerJoin('saas_tenants as t', 't.id', 'a.tenant_id')
        .select(['a.id', 'a.password_hash', 'p.full_name', 't.name as company'])
        .select(hasSecondFactor(tenant_id, 'a.id').as('has_second_factor'))
        .where('a.tenant_id', '=', tenant_id)
        .where('a.id', '=', user_id),
    ),
  );
  if (!account || !(await isPassword(account.password_hash, password)))
    throw faults([{ pointer: '/password', code: 'wrong-password' }]);
  return { who, account };
}

/** The same with the code, which it takes to change or end the second factor. */
export async function giveBoth(
  authTx: AuthTx,
  asking: Asking,
  { password, code }: { password: string; code?: string | undefined },
): Promise<Knock> {
  const { who, account } = await givePassword(authTx, asking, password);
  if (!account.has_second_factor) throw new Problem('second-factor-off');
  await requireCode(authTx, { who, holder: account, code });
  return who;
}
