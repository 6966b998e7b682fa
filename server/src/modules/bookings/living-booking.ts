import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/transaction';
import { readBooking } from './booking-queries.ts';

/** States in which a booking holds its seats. */
export const livingStates = ['on_hold', 'confirmed', 'completed'] as const;

export type Wish = { id: string; version: number; yours: Record<string, unknown> };

/** The booking somebody wants to change, as he read it; else what became of it meanwhile. */
export async function livingBooking(tx: Tx, actor: Actor, { id, version, yours }: Wish): Promise<BookingRow> {
  const current = await readBooking(tx, actor, id);
  if (!livingStates.some((state) => state === current.status)) {
    const { code, customer_name, cancel_reason, cancelled_at } = current;
    throw new Problem('booking-cancelled', { params: { code, customer_name, cancel_reason, cancelled_at } });
  }
  if (current.version !== version) throw new Problem('stale-version', { params: { current, yours } });
  return current;
}
