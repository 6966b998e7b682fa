import type pg from 'pg';
import { isUuid } from '../ids.ts';
import { type FairShare, fairShare, type Piece } from '../limits/fair-share.ts';
import { inTransaction, type Tx } from './transaction.ts';

/** Transactions of one tenant as leme_app: the only way a module reaches the database. */
export type TenantTx = {
  write<T>(tenantId: string, work: (tx: Tx) => Promise<T>, how?: Piece): Promise<T>;
  read<T>(tenantId: string, work: (tx: Tx) => Promise<T>, how?: Piece): Promise<T>;
};

/** How a rush is held down, whichever connections it wants. */
const shares = {
  whenRushing: 1,
  rest: { times: 3, mostMs: 100 },
  heavy: { fromMs: 50, weight: 3 },
  mostWaiting: 200,
  timeoutMs: 5_000,
};

/** Of twenty connections a company gets six; one, a quarter of the time, in a rush that does not end, so that its rush is not everybody's. */
export function companyShare(): FairShare {
  return fairShare({ ...shares, slots: 20, perCompany: 6 });
}

/** Of five connections people and accounts get three, a company two, one in a rush: signing in must not wait for lists. */
export function peopleShare(): FairShare {
  return fairShare({ ...shares, slots: 3, perCompany: 2 });
}

/** Binds tenant transactions to the pool of leme_app. */
export function tenantTransactions(pool: pg.Pool, share = companyShare()): TenantTx {
  async function run<T>(tenantId: string, work: (tx: Tx) => Promise<T>, mode: 'read' | 'write', how?: Piece) {
    const begun = await share.begin(tenantId, how);
    const began = performance.now();
    try {
      return await inTransaction(pool, [settingOf(tenantId)], work, mode);
    } finally {
      share.end(begun, performance.now() - began);
    }
  }
  return {
    write: (tenantId, work, how) => run(tenantId, work, 'write', how),
    read: (tenantId, work, how) => run(tenantId, work, 'read', how),
  };
}

/**
 * Sets the tenant for one transaction. The id stands in the text, so its grammar is checked here. Nothing else is set: what
 * changes how statements are planned hides from a distributed database the values by which it finds a node.
 */
export function settingOf(tenantId: string): string {
  if (!isUuid(tenantId)) throw new Error('A tenant id must be a UUID');
  return `set local app.tenant_id = '${tenantId}'`;
}
