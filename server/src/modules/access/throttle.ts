import { createHash } from 'node:crypto';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

const windowMinutes = 15;
const allowedFailures = 5;

/**
 * Five failures in a quarter of an hour for one account from one address; keyed by both, so that nobody can lock an
 * administrator out from elsewhere. Throws before the password is looked at.
 */
export async function refuseWhenThrottled(
  tx: Tx,
  tenant_id: string,
  key: string,
  now: Temporal.Instant,
): Promise<void> {
  const row = await tx.first(
    db
      .selectFrom('auth_throttle')
      .select(['failures', 'window_started_at'])
      .where('tenant_id', '=', tenant_id)
      .where('key', '=', key),
  );
  if (!row || row.failures < allowedFailures) return;
  const until = Temporal.Instant.from(row.window_started_at).add({ minutes: windowMinutes });
  const retry_after = Math.ceil(until.since(now).total('seconds'));
  if (retry_after > 0) throw new Problem('too-many-requests', { params: { retry_after } });
}

/** Counts a failure; a window that has passed starts anew. One statement, so parallel guesses all count. */
export async function countFailure(
  tx: Tx,
  tenant_id: string,
  key: string,
  now: Temporal.Instant,
): Promise<void> {
  const started = now.toString();
  const expired = sql<boolean>`auth_throttle.window_started_at <= ${now.subtract({ minutes: windowMinutes }).toString()}::timestamptz`;
  await tx.change(
    db
      .insertInto('auth_throttle')
      .values({ tenant_id, key, failures: 1, window_started_at: started })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'key']).doUpdateSet({
          failures: sql`case when ${expired} then 1 else auth_throttle.failures + 1 end`,
          window_started_at: sql`case when ${expired} then excluded.window_started_at else auth_throttle.window_started_at end`,
        }),
      ),
  );
}

export async function forgetFailures(tx: Tx, tenant_id: string, key: string): Promise<void> {
  await tx.change(db.deleteFrom('auth_throttle').where('tenant_id', '=', tenant_id).where('key', '=', key));
}

/**
 * Takes the turn of a key, at most one in `seconds`; false while the one before still lasts. One statement, so of many
 * who ask at once one gets it.
 */
export async function takeTurn(
  tx: Tx,
  turn: { tenant_id: string; key: string; seconds: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const { tenant_id, key, seconds } = turn;
  const taken = await tx.change(
    db
      .insertInto('auth_throttle')
      .values({ tenant_id, key, failures: 0, window_started_at: now.toString() })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'key'])
          .doUpdateSet({ window_started_at: now.toString() })
          .where('auth_throttle.window_started_at', '<=', now.subtract({ seconds }).toString()),
      ),
  );
  return taken > 0;
}

/** The throttle's key holds no address and no e-mail in clear. */
export function throttleKey(email: string, address: string): string {
  return createHash('sha256').update(`${email}|${address}`).digest('base64url');
}
