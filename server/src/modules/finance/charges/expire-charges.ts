import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { tell } from './follow-payments.ts';

/** Charges whose last day is over ask for nothing any more; answers how many. Money that still comes is taken. */
export async function expireCharges(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const gone = await tx.rows(
    statement<{
      id: string;
    }>(sql`update charges set status = 'expired', version = version + 1, updated_at = ${now.toString()}::timestamptz
      where tenant_id = ${tenantId} and status in ('open', 'partial') and expires_at < ${now.toString()}::timestamptz
      returning id`),
  );
  for (const { id } of gone) tell({ tx, tenantId }, id, { status: 'open' }, { status: 'expired' });
  return gone.length;
}
