import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

const keptDays = 30;
const mostAtOnce = 5_000;

/** Takes away what was only tried, a month after; how much that was. */
export async function purgeTests(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const before = now.subtract({ hours: keptDays * 24 }).toString();
  return await tx.change(
    statement(sql`delete from external_bookings where tenant_id = ${tenantId} and is_test and id in (
      select e.id from external_bookings e where e.tenant_id = ${tenantId} and e.is_test and e.created_at < ${before}::timestamptz
      order by e.created_at limit ${mostAtOnce})`),
  );
}
