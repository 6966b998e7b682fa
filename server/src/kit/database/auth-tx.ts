import type pg from 'pg';
import { settingOf } from './tenant-tx.ts';
import { inTransaction, type Tx } from './transaction.ts';

/** Transactions as leme_auth, for the ground alone: accounts, sign-in sessions and links, and what no company writes of itself. */
export type AuthTx = {
  write<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  read<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction in two companies, one behind the other: neither holds what was done where the other does not. */
  writeInBoth(first: InCompany, second: InCompany): Promise<void>;
  /** The same for a verb that answers: it begins in one company, `enter` leads on into another. */
  writeAcross<T>(
    tenantId: string,
    work: (tx: Tx, enter: (tenantId: string) => void) => Promise<T>,
  ): Promise<T>;
  /** Looks up what belongs to no tenant: which company an address or an e-mail leads to. */
  lookUp<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

type InCompany = { tenantId: string; work: (tx: Tx) => Promise<void> };

/** Binds sign-in transactions to the pool of leme_auth. */
export function authTransactions(pool: pg.Pool): AuthTx {
  return {
    write: (tenantId, work) => inTransaction(pool, [settingOf(tenantId)], work, 'write'),
    read: (tenantId, work) => inTransaction(pool, [settingOf(tenantId)], work, 'read'),
    writeInBoth: (first, second) =>
      inTransaction(
        pool,
        [settingOf(first.tenantId)],
        async (tx, set) => {
          await first.work(tx);
          set(settingOf(second.tenantId));
          await second.work(tx);
        },
        'write',
      ),
    writeAcross: (tenantId, work) =>
      inTransaction(
        pool,
        [settingOf(tenantId)],
        (tx, set) => work(tx, (next) => set(settingOf(next))),
        'write',
      ),
    lookUp: (work) => inTransaction(pool, [], work, 'read'),
  };
}
