import type pg from 'pg';
import { inTransaction, type Tx } from './transaction.ts';

/** Reads over all tenants as leme_platform, for the operators' module and the scheduler's tenant list. */
export type PlatformTx = { read<T>(work: (tx: Tx) => Promise<T>): Promise<T> };

/** Binds operators' reads to the pool of leme_platform. */
export function platformTransactions(pool: pg.Pool): PlatformTx {
  return { read: (work) => inTransaction(pool, [], work, 'read') };
}
