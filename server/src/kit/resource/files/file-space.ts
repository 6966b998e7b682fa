import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';

/** Bytes the files of one company may take. */
export const mostBytesOfCompany = 5_000_000_000;

/** Counts new bytes of a company, or refuses when they are more than it has room for. */
export async function takeRoom(tx: Tx, tenant_id: string, bytes: number): Promise<void> {
  if ((await openAccount(tx, tenant_id)) + bytes > mostBytesOfCompany)
    throw new Problem('files-full', { params: { maximum: mostBytesOfCompany / 1e9 } });
  await changeBy(tx, tenant_id, bytes);
}

/**
 * The bytes a company's files take. The account is held until the transaction ends, so that of two at once the second
 * sees the first, and nothing is cleared away that somebody is about to share.
 */
export async function openAccount(tx: Tx, tenant_id: string): Promise<number> {
  await tx.change(
    db
      .insertInto('file_usage')
      .values({ tenant_id })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const account = await tx.first(
    db.selectFrom('file_usage').select('bytes').where('tenant_id', '=', tenant_id).forUpdate(),
  );
  return Number(account?.bytes ?? 0);
}

/** Adds to what is counted, or takes away. */
export async function changeBy(tx: Tx, tenant_id: string, bytes: number): Promise<void> {
  await tx.change(
    db
      .updateTable('file_usage')
      .set({ bytes: sql`bytes + ${bytes}::bigint` })
      .where('tenant_id', '=', tenant_id),
  );
}
