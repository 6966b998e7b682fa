import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { toCents } from '@leme/contract/kit/values/money';
import type { Work } from '#kit/work';
import { allBookings } from '../partner-scope.ts';
import { addLines } from './adjustments.ts';

/** Writes what the total of a booking lost when it was cancelled: from what it was to what it is by now. Answers that. */
export async function endTotal(
  work: Work,
  { id, total_price }: Pick<BookingRow, 'id' | 'total_price'>,
  reason: string | null,
): Promise<{ total: number; paid: number }> {
  const { tx, actor } = work;
  const row = await tx.first(
    allBookings(actor.tenantId).select(['total_price', 'paid_amount']).where('id', '=', id),
  );
  const total = toCents(row?.total_price ?? 0);
  addLines(work, id, [{ kind: 'cancellation', cents: total - toCents(total_price ?? 0), reason }]);
  return { total, paid: toCents(row?.paid_amount ?? 0) };
}
