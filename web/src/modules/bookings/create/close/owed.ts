import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { toReais } from '@leme/contract/kit/values/money';

type Owed = Pick<BookingDetail, 'total_price' | 'paid_amount'>;

/** What is left to pay, in centavos. */
export const restOf = ({ total_price, paid_amount }: Owed) =>
  Math.round(((total_price ?? 0) - (paid_amount ?? 0)) * 100);

/** What is asked for first: the rest of the deposit, else all. */
export function firstOwed(booking: Owed, deposit: number | null): number {
  const missing = Math.round(((deposit ?? 0) - (booking.paid_amount ?? 0)) * 100);
  return toReais(missing > 0 ? Math.min(missing, restOf(booking)) : restOf(booking));
}
