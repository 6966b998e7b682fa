import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

/** Takes seats in one conditional update, so that of two people after the last one exactly one gets it. */
export async function takeSeats(tx: Tx, tenantId: string, sessionId: string, seats: number): Promise<void> {
  const taken = await tx.change(
    db
      .updateTable('session_seats')
      .set({ taken: sql`taken + ${seats}` })
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sessionId)
      .where(sql<boolean>`taken + ${seats} <= total_capacity`),
  );
  if (taken > 0) return;
  const row = await tx.first(
    db
      .selectFrom('session_seats')
      .select(sql<number>`total_capacity - taken`.as('free'))
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sessionId),
  );
  throw new Problem('seats-sold-out', { params: { free: row?.free ?? 0, wanted: seats } });
}
