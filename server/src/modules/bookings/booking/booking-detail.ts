import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { Problem } from '@leme/contract/kit/problem';
import type { Work } from '#kit/work';
import { visibleBookings } from '../partner-scope.ts';
import { linesOf } from '../price/adjustments.ts';
import { readBooking, redactionFor } from './booking-queries.ts';

/** One booking with what it was sold at and what may become of it, as far as the actor may know. */
export async function readDetail({ tx, actor }: Work, id: string): Promise<BookingDetail> {
  const [booking, more, lines] = await Promise.all([
    readBooking(tx, actor, id),
    tx.first(
      visibleBookings(actor)
        .select(['channel', 'language', 'lead_id', 'hold_kind', 'product_id', 'starts_at', 'created_at'])
        .select(['confirmed_at', 'completed_at', 'cancel_kind', 'deposit_amount', 'deposit_due_at'])
        .select(['balance_due_at', 'price_trace', 'policy', 'created_by'])
        .where('id', '=', id),
    ),
    linesOf({ tx, actor }, id),
  ]);
  if (!more) throw new Problem('not-found');
  const { money } = redactionFor(actor);
  const seesMoney = money(1) !== null;
  const detail = {
    ...booking,
    ...more,
    created_by: actor.partner ? null : more.created_by,
    deposit_amount: money(more.deposit_amount),
    price_trace: seesMoney ? more.price_trace : null,
    adjustments: lines.map((line) => ({ ...line, amount: money(line.amount) })),
  };
  return detail as unknown as BookingDetail;
}
