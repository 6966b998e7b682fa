import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** Charges whose last day is over ask for nothing any more; answers how many. Money that still comes is taken. */
export async function expireCharges(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  return await tx.change(
    statement(sql`update charges set status = 'expired', version = version + 1, updated_at = ${now.toString()}::timestamptz
      where tenant_id = ${tenantId} and status in ('open', 'partial') and expires_at < ${now.toString()}::timestamptz`),
  );
}
