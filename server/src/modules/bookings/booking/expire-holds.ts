import { bookings } from '@leme/contract/bookings/bookings';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { returnSpecialPrices } from '#modules/pricing/public';
import { allBookings } from '../partner-scope.ts';
import { leaveBoats } from '../party/booking-people.ts';
import { settleAllotments } from '../seats/allotments.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';

/**
 * Ends the holds of a company whose time is over, in all its departures or some: their seats and the uses of special prices go
 * back, once, however often this runs.
 */
export async function expireHolds(
  tx: Tx,
  tenantId: string,
  now: Temporal.Instant,
  within?: readonly string[],
): Promise<number> {
  const sessionIds = within ?? (await sessionsWithEnded(tx, tenantId, now));
  if (sessionIds.length === 0) return 0;
  await lockSeats(tx, tenantId, sessionIds);
  const expired = await tx.rows(
    db
      .updateTable('bookings')
      .set({ status: 'expired', version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .where('status', '=', 'on_hold')
      .where('hold_expires_at', '<=', now.toString())
      .returning(['id', 'session_id', 'seats', 'people']),
  );
  if (expired.length === 0) return 0;
  for (const { session_id, ...room } of expired) release(tx, tenantId, session_id, room);
  const ids = expired.map(({ id }) => id);
  await settleAllotments(tx, tenantId, ids);
  leaveBoats(tx, tenantId, ids);
  const actor = { tenantId, userId: nobodyId, fullName: '' };
  await returnSpecialPrices({ tx, actor, now }, ids);
  const steps = ids.map((id) => ({
    id,
    action: 'updated' as const,
    kind: 'removed' as const,
    before: { status: 'on_hold' },
    after: { status: 'expired' },
  }));
  record({ tx, actor }, bookings, steps);
  return expired.length;
}

async function sessionsWithEnded(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<string[]> {
  const rows = await tx.rows(
    allBookings(tenantId)
      .where('status', '=', 'on_hold')
      .where('hold_expires_at', '<=', now.toString())
      .select('session_id')
      .distinct(),
  );
  return rows.map(({ session_id }) => session_id);
}
