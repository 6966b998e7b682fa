import type { Endpoint, InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { type Served, serveTransfer } from '#kit/http/serve';
import type { TimedWork } from '#kit/work';
import { postAllDue } from './post-due.ts';

/** Serves a question to the books: what is due is posted before it is answered. */
export function serveBooks<E extends Endpoint>(
  endpoint: E,
  handle: (call: TimedWork & { input: InputOf<E> }) => Promise<ReplyOf<E>>,
): Served {
  return serveTransfer(endpoint, async ({ input, actor, clock, tenantTx }) => {
    const now = clock.now();
    await postAllDue(tenantTx, actor.tenantId, { now });
    return await tenantTx.read(actor.tenantId, (tx) => handle({ input, tx, actor, now }));
  });
}
