import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql, type UpdateObject } from 'kysely';
import type { DB } from '#kit/database/schema.types';
import { db } from '#kit/database/sql';
import type { TimedWork } from '#kit/work';
import type { ExpectedVersion } from '../booking/active-booking.ts';
import { findBooking, shownTo } from '../booking/booking-queries.ts';
import { visibleBookings } from '../partner-scope.ts';

type Columns = Omit<UpdateObject<DB, 'bookings'>, 'version' | 'updated_at'>;

/**
 * Writes a hold that is still one, as it was read: of expiry and whatever else in the same second one happens. Otherwise says
 * what became of it.
 */
export async function stepHold(work: TimedWork, wish: ExpectedVersion, columns: Columns): Promise<void> {
  const { tx, actor, now } = work;
  const changed = await tx.change(
    db
      .updateTable('bookings')
      .set({ ...columns, version: wish.version + 1, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', wish.id)
      .where('version', '=', wish.version)
      .where('status', '=', 'on_hold')
      .where(sql<boolean>`(hold_expires_at is null or hold_expires_at > ${now.toString()}::timestamptz)`),
  );
  if (changed === 0) throw await refusalOf(work, wish);
}

async function refusalOf({ tx, actor, now }: TimedWork, { id, version, yours }: ExpectedVersion) {
  const current = await findBooking({ tx, actor }, id);
  const { status, code, customer_name, cancel_reason, cancelled_at, hold_expires_at } = current;
  const params = { code, customer_name, status, hold_expires_at };
  const isPast = hold_expires_at !== null && Date.parse(hold_expires_at) <= now.epochMilliseconds;
  if (status === 'expired' || (status === 'on_hold' && isPast))
    return new Problem('hold-expired', { params });
  if (status === 'cancelled')
    return new Problem('booking-cancelled', { params: { code, customer_name, cancel_reason, cancelled_at } });
  if (status !== 'on_hold') return new Problem('booking-state', { params });
  if (current.version === version) return new Problem('unavailable', { params: { retry_after: 1 } });
  return new Problem('stale-version', { params: { current: shownTo(actor, current), yours } });
}

/** The hold somebody works on: his own, unless he may change bookings; an agent's is that agent's. */
export async function ownHold({ tx, actor }: TimedWork, id: string): Promise<BookingRow> {
  const booking = await findBooking({ tx, actor }, id);
  if (actor.permissions.has('bookings:update') || actor.partner) return booking;
  const row = await tx.first(visibleBookings(actor).select('created_by').where('id', '=', id));
  if (row?.created_by !== actor.userId) throw new Problem('forbidden', { params: { resource: 'bookings' } });
  return booking;
}
