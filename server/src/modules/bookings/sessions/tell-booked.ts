import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { queueLetter } from '../letters/queue-letter.ts';

/** Writes to all who are booked what became of a session, where its day, its hour or its product is another and it is still to come. */
export async function tellBooked(work: TimedWork, before: SessionRow, after: SessionRow): Promise<void> {
  const isSame = before.starts_at === after.starts_at && before.product_id === after.product_id;
  if (isSame || Date.parse(after.starts_at) <= work.now.epochMilliseconds) return;
  const booked = await work.tx.rows(
    statement<{ id: string }>(sql`select b.id from bookings b
      where b.tenant_id = ${work.actor.tenantId} and b.session_id = ${after.id} and b.status in ('on_hold', 'confirmed')
        and b.customer_email is not null and b.agent_id is null
      order by b.id`),
  );
  for (const { id } of booked) await queueLetter(work, 'change', id);
}
