import { db } from '../database/sql.ts';
import type { Tx } from '../database/transaction.ts';

/** What a company did on one day of its own; counts alone, nothing of a person. */
export type TenantDay = {
  active_users: number;
  sign_ins: number;
  bookings: number;
  passengers: number;
  check_ins: number;
  mails_failed: number;
  storage_bytes: number;
  last_active_at: string | null;
};

/** Writes a day of a company anew, in its own transaction; operators' lists and charts read these rows and nothing else. */
export async function writeDay(
  tx: Tx,
  { tenant_id, day }: { tenant_id: string; day: string },
  counted: TenantDay,
): Promise<void> {
  await tx.change(
    db
      .insertInto('tenant_daily')
      .values({ tenant_id, day, ...counted })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'day']).doUpdateSet(counted)),
  );
}
