import { bookings } from '@leme/contract/bookings/bookings';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { AllHooks } from '#kit/hooks';
import { nobodyId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { allBookings } from '../partner-scope.ts';

/** Hours after the end of a departure in which it may still be changed as one that is under way. */
const graceHours = 2;
const atOnce = 500;

/** Bookings of a company whose departure has been over for two hours are completed; answers how many. */
export async function completeBookings(
  tx: Tx,
  tenantId: string,
  now: Temporal.Instant,
  { movesMoney }: Pick<AllHooks, 'movesMoney'>,
): Promise<number> {
  const before = now.subtract({ hours: graceHours }).toString();
  const over = await tx.rows(
    allBookings(tenantId)
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
      )
      .select('b.id')
      .where('b.status', '=', 'confirmed')
      .where('b.starts_at', '<=', before)
      .where('s.ends_at', '<=', before)
      .orderBy('b.starts_at')
      .orderBy('b.id')
      .limit(atOnce),
  );
  if (over.length === 0) return 0;
  const completed = await tx.rows(
    db
      .updateTable('bookings')
      .set({
        status: 'completed',
        completed_at: now.toString(),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${over.map(({ id }) => id)}::uuid[])`)
      .where('status', '=', 'confirmed')
      .returning('id'),
  );
  const ids = completed.map(({ id }) => id);
  await movesMoney({ tx, tenantId }, ids);
  const steps = completed.map(({ id }) => ({
    id,
    action: 'updated' as const,
    before: { status: 'confirmed' },
    after: { status: 'completed' },
  }));
  record({ tx, actor: { tenantId, userId: nobodyId, fullName: '' } }, bookings, steps);
  return completed.length;
}
