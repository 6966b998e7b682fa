import { type PaymentRefusal, paymentRefusals } from '@leme/contract/bookings/payment-rules';
import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { newId } from '#kit/api/idempotency.ts';
import { nextSeq, ownOutbox, queue } from '#kit/outbox/own-outbox.ts';
import { payments as ofMoney } from '../kinds.ts';
import type { SessionRef } from '../mark-attendance.ts';
import { isPayment, type QueuedPayment } from '../queue-rules.ts';

/** Money somebody took at the pier, of a party as the screen shows it: with what is queued counted in. */
export type Taking = SessionRef & {
  booking: Pick<ManifestBooking, 'id' | 'customer_name' | 'paid_amount' | 'remaining_amount'>;
  amount: number;
  method: PaymentMethod;
  taken_at: string;
};

export type TakingFate =
  | { kind: 'stored' }
  | { kind: 'queued'; isKept: boolean }
  | { kind: 'refused'; reason: PaymentRefusal; maximum: number | null };

const cents = (amount: number) => Math.round(amount * 100);

/**
 * Queues money that was taken, under an id of its own, and sends it: the server stores it once, however often it is
 * sent. More than is owed, with what is queued already, is not taken.
 */
export async function takePayment({
  booking,
  amount,
  method,
  taken_at,
  ...departure
}: Taking): Promise<TakingFate> {
  const outbox = ownOutbox();
  if (!outbox) return { kind: 'refused', reason: 'not-allowed', maximum: null };
  const payments = outbox.state().queued.filter(isPayment);
  const paid = booking.paid_amount ?? 0;
  // Queued since the picture was drawn.
  const newer = payments.filter(
    ({ booking_id, paid_after }) => booking_id === booking.id && paid_after > paid,
  );
  const before = Math.max(paid, ...newer.map(({ paid_after }) => paid_after));
  const owed = (cents(booking.remaining_amount ?? amount) - cents(before - paid)) / 100;
  if (amount > owed) return { kind: 'refused', reason: 'above-remaining', maximum: Math.max(0, owed) };
  const payment: QueuedPayment = {
    ...departure,
    kind: 'payment',
    id: newId(),
    booking_id: booking.id,
    customer_name: booking.customer_name,
    client_time: taken_at,
    seq: nextSeq(),
    amount,
    method,
    note: null,
    paid_after: (cents(before) + cents(amount)) / 100,
  };
  const fate = await queue(ofMoney, [payment]);
  if (fate.kind !== 'refused') return fate;
  // Told to whoever waits for it; what is refused later stays in the list.
  await outbox.dismiss(payment.id);
  const [refused] = fate.refused;
  const reason = paymentRefusals.find((each) => each === refused?.reason) ?? 'invalid';
  return { kind: 'refused', reason, maximum: refused?.maximum ?? null };
}
