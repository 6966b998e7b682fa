import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { notify } from '#kit/realtime/pg-notifications';
import { writeSystemLog } from '#kit/watch/system-log';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { knock, letIn } from '../sign-in/door.ts';
import { isPassword } from '../sign-in/passwords.ts';
import { accessEnds } from '../sign-in/sign-in.ts';
import { accessChannel } from './session-cache.ts';

type Renewal = {
  actor: Actor;
  password: string;
  code?: string | undefined;
  address: string;
  userAgent: string | undefined;
  now: Temporal.Instant;
};

/**
 * Lets access end seven days from now, for the password and the code; access that ends later already stays. Guessing is counted
 * with that of sign-in. Answers the new end and whose cached session that outdates.
 */
export async function renewAccess(
  authTx: AuthTx,
  renewal: Renewal,
): Promise<{ ends: string; whose: string }> {
  const { actor, now } = renewal;
  const tenant_id = actor.homeTenantId;
  const who = { tenant_id, email: actor.email, address: renewal.address, known: 'all', now } as const;
  const account = await knock(authTx, who, (tx) =>
    tx.first(
      db
        .selectFrom('auth_accounts as a')
        .select(['a.id', 'a.password_hash', hasSecondFactor(tenant_id, 'a.id').as('has_second_factor')])
        .where('a.tenant_id', '=', tenant_id)
        .where('a.id', '=', actor.userId),
    ),
  );
  if (!account || !(await isPassword(account.password_hash, renewal.password)))
    throw faults([{ pointer: '/password', code: 'wrong-password' }]);
  const holder = { ...account, full_name: actor.fullName };
  await requireCode(authTx, { who, holder, code: renewal.code });
  const whose = `${tenant_id}/${actor.userId}/${actor.tokenHash}`;
  const ends = accessEnds(now).toString();
  return await authTx.write(tenant_id, async (tx) => {
    letIn(tx, who);
    const session = await tx.first(
      db
        .updateTable('auth_sessions')
        .set({ access_expires_at: sql`greatest(access_expires_at, ${ends}::timestamptz)` })
        .where('tenant_id', '=', tenant_id)
        .where('token_hash', '=', actor.tokenHash)
        .returning('access_expires_at'),
    );
    if (!session) throw new Problem('signed-out');
    writeSystemLog(tx, {
      tenantId: tenant_id,
      userId: actor.userId,
      action: 'ACESSO_RENOVADO',
      details: { access_expires_at: session.access_expires_at },
      userAgent: renewal.userAgent,
    });
    notify(tx, accessChannel, whose);
    return { ends: session.access_expires_at, whose };
  });
}
