import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { Actor } from '../actor.ts';
import type { TenantTx } from '../database/tenant-tx.ts';
import type { Tx } from '../database/transaction.ts';
import { isUuid } from '../ids.ts';
import { writeSystemLog } from './system-log.ts';

/** A request of an operator: who asks, at which address, for which rows. */
type Wrote = {
  actor: Actor;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  input: Readonly<Record<string, unknown>>;
};

/** What a line of the log calls a change an operator made in a company. */
const operatorWrote = 'OPERADOR_ALTEROU';

const mostIds = 50;

/** Where an operator works in somebody else’s company, the line each writing request leaves in its log, with what it wrote. */
export function noteOperator(tx: Tx, { actor, endpoint, input }: Wrote): void {
  if (endpoint.method === 'GET' || !isAbroad(actor)) return;
  const ids = Object.values(input).flat().filter(isUuid).slice(0, mostIds);
  writeSystemLog(tx, {
    tenantId: actor.tenantId,
    action: operatorWrote,
    details: { operator: actor.email, endpoint: `${endpoint.method} ${endpoint.path}`, ids },
  });
}

/** The same for a verb that opens its own transactions: the first that writes there leaves the line. */
export function notingOperator(tenantTx: TenantTx, wrote: Wrote): TenantTx {
  if (wrote.endpoint.method === 'GET' || !isAbroad(wrote.actor)) return tenantTx;
  let isNoted = false;
  return {
    ...tenantTx,
    write: (tenantId, work, how) =>
      tenantTx.write(
        tenantId,
        async (tx) => {
          const result = await work(tx);
          if (!isNoted && tenantId === wrote.actor.tenantId) noteOperator(tx, wrote);
          isNoted = true;
          return result;
        },
        how,
      ),
  };
}

function isAbroad({ isOperator, tenantId, homeTenantId }: Actor): boolean {
  return isOperator && tenantId !== homeTenantId;
}
