import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

/** Takes seats in one conditional update, so that of two people after the last one exactly one gets it. */
export async function takeSeats(tx: Tx, tenantId: string, sessionId: string, seats: number): Promise<void> {
  // The second statement sees what a cancellation that held the seats meanwhile has written.
  const [taken, session] = await Promise.all([
    tx.change(
      db
        .updateTable('session_seats')
        .set({ taken: sql`taken + ${seats}` })
        .where('tenant_id', '=', tenantId)
        .where('session_id', '=', sessionId)
        .where(sql<boolean>`taken + ${seats} <= total_capacity`),
    ),
    tx.first(
      db
        .selectFrom('sessions')
        .select('status')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', sessionId),
    ),
  ]);
  if (session?.status === 'cancelled') throw new Problem('session-cancelled');
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

/** Gives seats back. */
export function releaseSeats(tx: Tx, tenantId: string, sessionId: string, seats: number): void {
  tx.send(
    db
      .updateTable('session_seats')
      .set({ taken: sql`taken - ${seats}` })
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sessionId),
  );
}

/**
 * Holds the seats of sessions until the transaction ends. Whatever changes who is in a session, or in which of its
 * boats, holds them first, then the people, then booking and session: with one order nobody waits in a circle.
 */
export async function lockSeats(tx: Tx, tenantId: string, sessionIds: readonly string[]): Promise<void> {
  await tx.rows(
    db
      .selectFrom('session_seats')
      .select('session_id')
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .orderBy('session_id')
      .forNoKeyUpdate(),
  );
}
