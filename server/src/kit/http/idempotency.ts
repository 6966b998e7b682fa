import { createHash } from 'node:crypto';
import { Problem } from '@leme/contract/kit/problem';
import { kept } from '../database/kept-statement.ts';
import { db } from '../database/sql.ts';
import type { Work } from '../work.ts';

/** The key a request names; refused where it names none. */
export function keyIn(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw new Problem('idempotency-key-required');
  return key;
}

type Answer = { status: number; body: unknown };

type Once = {
  key: string;
  request: { method: string; path: string; body: unknown };
  /** Refuses by reading alone what no try can do, so that a crowd that comes too late writes nothing, not even its keys. */
  first?: (() => Promise<unknown>) | undefined;
};

/**
 * Does `work` once per (tenant, user, key): a repeat gets the stored answer, the same key with another request is
 * refused, and a repeat while the first is still at work waits for the lock time-out and then gets a 409.
 */
export async function once(
  { tx, actor }: Work,
  { key, request, first }: Once,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const request_hash = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, request.body]))
    .digest('hex');
  const own = { tenant_id: actor.tenantId, user_id: actor.userId, key };
  const refusal = await first?.().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal) {
    // Asked after what was refused: the place that is taken may be the one this very key has got.
    const stored = refusal instanceof Problem ? await tx.first(storedUnder(own)) : undefined;
    if (stored) return answerOf(stored, request_hash);
    throw refusal;
  }
  const taken = await tx.change(takingKey({ ...own, request_hash }));
  if (taken === 0) return answerOf(await tx.first(storedUnder(own)), request_hash);
  const answer = await work();
  tx.send(keepingAnswer({ ...own, status: answer.status, answer: JSON.stringify(answer.body ?? null) }));
  return answer;
}

type Own = { tenant_id: string; user_id: string; key: string };

const takingKey = kept((row: Own & { request_hash: string }) =>
  db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

const keepingAnswer = kept(
  ({ tenant_id, user_id, key, status, answer }: Own & { status: number; answer: string }) =>
    db
      .updateTable('idempotency_keys')
      .set({ status, answer })
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('key', '=', key),
);

const storedUnder = (own: Own) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'body'])
    .where('tenant_id', '=', own.tenant_id)
    .where('user_id', '=', own.user_id)
    .where('key', '=', own.key);

type Stored = { request_hash: string; status: number | null; answer: string | null; body: unknown };

function answerOf(stored: Stored | undefined, request_hash: string): Answer {
  if (!stored?.status) throw new Problem('request-in-flight', { params: { retry_after: 1 } });
  if (stored.request_hash !== request_hash) throw new Problem('idempotency-key-reused');
  return { status: stored.status, body: stored.answer === null ? stored.body : JSON.parse(stored.answer) };
}
