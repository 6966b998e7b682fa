import { bookings } from '@leme/contract/bookings/bookings';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { allBookings } from '../partner-scope.ts';
import { leaveBoats } from '../party/booking-people.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';

/** Ends the holds of a company whose time is over: their seats go back, once, however often this runs. */
export async function expireHolds(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const sessions = await tx.rows(ended(tenantId, now).select('session_id').distinct());
  if (sessions.length === 0) return 0;
  const sessionIds = sessions.map(({ session_id }) => session_id);
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
  for (const { session_id, ...room } of expired) release(tx, tenantId, session_id, room);
  const ids = expired.map(({ id }) => id);
  leaveBoats(tx, tenantId, ids);
  const steps = ids.map((id) => ({
    id,
    action: 'updated' as const,
    kind: 'removed' as const,
    before: { status: 'on_hold' },
    after: { status: 'expired' },
  }));
  record({ tx, actor: { tenantId, userId: nobodyId, fullName: '' } }, bookings, steps);
  return expired.length;
}

function ended(tenantId: string, now: Temporal.Instant) {
  return allBookings(tenantId).where('status', '=', 'on_hold').where('hold_expires_at', '<=', now.toString());
}
