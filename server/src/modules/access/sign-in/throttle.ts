import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { networkOf } from '#kit/limits/network';

/** So many in so many seconds from the first one on. */
export type Limit = { most: number; seconds: number };
export type Counter = { tenant_id: string; key: string };

/**
 * Counts one more and answers 0, or for how many seconds the limit is used up. Counting comes first and is one
 * statement, so of many at once no more than `most` pass. Time is the database's: processes may disagree about it, and
 * a clock that is set back prolongs no window.
 */
export async function count(tx: Tx, { tenant_id, key }: Counter, limit: Limit): Promise<number> {
  const isOver = sql`excluded.window_started_at - auth_throttle.window_started_at >= ${limit.seconds}::float8 * interval '1 second'`;
  const counted = await tx.first(
    db
      .insertInto('auth_throttle')
      .values({ tenant_id, key, failures: 1 })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'key']).doUpdateSet({
          failures: sql`case when ${isOver} then 1 else auth_throttle.failures + 1 end`,
          window_started_at: sql`case when ${isOver} then excluded.window_started_at else least(excluded.window_started_at, auth_throttle.window_started_at) end`,
        }),
      )
      .returning('failures'),
  );
  if ((counted?.failures ?? 0) <= limit.most) return 0;
  const rest = await tx.first(
    db
      .selectFrom('auth_throttle')
      .select(
        sql<number>`greatest(1, ceil(extract(epoch from window_started_at - now()) + ${limit.seconds}))::int`.as(
          'seconds',
        ),
      )
      .where('tenant_id', '=', tenant_id)
      .where('key', '=', key),
  );
  return rest?.seconds ?? limit.seconds;
}

export function forget(tx: Tx, { tenant_id, key }: Counter): void {
  tx.send(db.deleteFrom('auth_throttle').where('tenant_id', '=', tenant_id).where('key', '=', key));
}

/** Takes one off the count: what was counted turned out to be no failure. */
export function takeBack(tx: Tx, { tenant_id, key }: Counter): void {
  tx.send(
    db
      .updateTable('auth_throttle')
      .set((row) => ({ failures: row('failures', '-', 1) }))
      .where('tenant_id', '=', tenant_id)
      .where('key', '=', key)
      .where('failures', '>', 0),
  );
}

/** The same, and nothing stays of a counter that stands at none. */
export function giveBack(tx: Tx, counter: Counter): void {
  takeBack(tx, counter);
  tx.send(
    db
      .deleteFrom('auth_throttle')
      .where('tenant_id', '=', counter.tenant_id)
      .where('key', '=', counter.key)
      .where('failures', '=', 0),
  );
}

/** Takes the turn of a key, at most one in `seconds`; false while the one before still lasts. */
export async function takeTurn(tx: Tx, counter: Counter, seconds: number): Promise<boolean> {
  return (await count(tx, counter, { most: 1, seconds })) === 0;
}

/** The key of a counter holds no address and no e-mail in clear. */
export function throttleKey(what: string, ...parts: string[]): string {
  return createHash('sha256')
    .update([what, ...parts].join('|'))
    .digest('base64url');
}

/** What is counted for one account, or one kind of thing, from one network. */
export function fromNetwork(what: string, address: string): string {
  return throttleKey(what, networkOf(address));
}
