import type pg from 'pg';
import { isUuid } from './ids.ts';
import { inTransaction, type Tx } from './transaction.ts';

/** Transactions of one tenant as leme_app: the only way a module reaches the database. */
export type TenantTx = {
  write<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  read<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
};

/** Binds tenant transactions to the pool of leme_app. */
export function tenantTransactions(pool: pg.Pool): TenantTx {
  return {
    write: (tenantId, work) => inTransaction(pool, openingFor(tenantId), work, 'write'),
    read: (tenantId, work) => inTransaction(pool, openingFor(tenantId), work, 'read'),
  };
}

/** `begin` with the tenant set for this transaction. The id stands in the text, so its grammar is checked here. */
export function openingFor(tenantId: string): string {
  if (!isUuid(tenantId)) throw new Error('A tenant id must be a UUID');
  return `begin; set local app.tenant_id = '${tenantId}'`;
}
