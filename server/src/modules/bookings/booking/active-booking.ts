import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { findBooking, shownTo } from './booking-queries.ts';

/** States in which a booking holds its seats. */
export const activeStates = ['on_hold', 'confirmed', 'completed'] as const;

export type ExpectedVersion = { id: string; version: number; yours: Record<string, unknown> };

/** The booking somebody wants to change, with all that is stored of it, as he read it; else what became of it meanwhile. */
export async function activeBooking(
  tx: Tx,
  actor: Actor,
  { id, version, yours }: ExpectedVersion,
): Promise<BookingRow> {
  const current = await findBooking({ tx, actor }, id);
  if (!activeStates.some((state) => state === current.status)) {
    const { code, customer_name, cancel_reason, cancelled_at } = current;
    throw new Problem('booking-cancelled', { params: { code, customer_name, cancel_reason, cancelled_at } });
  }
  if (current.version !== version)
    throw new Problem('stale-version', { params: { current: shownTo(actor, current), yours } });
  return current;
}
