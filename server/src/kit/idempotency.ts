import { createHash } from 'node:crypto';
import { Problem } from '@leme/contract/kit/problem';
import { db } from './sql.ts';
import type { Tx } from './transaction.ts';
import type { Work } from './work.ts';

/** The key a request names; refused where it names none. */
export function keyIn(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw new Problem('idempotency-key-required');
  return key;
}

type Answer = { status: number; body: unknown };

/**
 * Does `work` once per (tenant, user, key): a repeat gets the stored answer, the same key with another request is
 * refused, and a repeat while the first is still at work waits for the lock time-out and then gets a 409.
 */
export async function once(
  { tx, actor }: Work,
  key: string,
  request: { method: string; path: string; body: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const request_hash = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, request.body]))
    .digest('hex');
  const own = { tenant_id: actor.tenantId, user_id: actor.userId, key };
  const taken = await tx.change(
    db
      .insertInto('idempotency_keys')
      .values({ ...own, request_hash })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (taken === 0) return await storedAnswer(tx, own, request_hash);
  const answer = await work();
  tx.send(
    db
      .updateTable('idempotency_keys')
      .set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) })
      .where('tenant_id', '=', own.tenant_id)
      .where('user_id', '=', own.user_id)
      .where('key', '=', key),
  );
  return answer;
}

async function storedAnswer(
  tx: Tx,
  own: { tenant_id: string; user_id: string; key: string },
  request_hash: string,
): Promise<Answer> {
  const stored = await tx.first(
    db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer', 'body'])
      .where('tenant_id', '=', own.tenant_id)
      .where('user_id', '=', own.user_id)
      .where('key', '=', own.key),
  );
  if (!stored?.status) throw new Problem('request-in-flight', { params: { retry_after: 1 } });
  if (stored.request_hash !== request_hash) throw new Problem('idempotency-key-reused');
  return { status: stored.status, body: stored.answer === null ? stored.body : JSON.parse(stored.answer) };
}
