import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';

type Owing = Pick<BookingDetail, 'status' | 'deposit_amount' | 'paid_amount' | 'remaining_amount'>;

/** What is asked for: the deposit, or the rest. */
export type Due = { amount: number; isDeposit: boolean };

/** Which of its charges a Pix is of: the deposit is the first, the balance the second. */
export const chargeOf = ({ isDeposit }: Pick<Due, 'isDeposit'>) => (isDeposit ? 1 : 2);

/** What is asked for next: what is missing of the deposit, then the rest; null where nothing is owed. */
export function dueOf({ status, deposit_amount, paid_amount, remaining_amount }: Owing): Due | null {
  const rest = remaining_amount ?? 0;
  if (rest <= 0 || status === 'cancelled' || status === 'expired') return null;
  const missing = Math.round(((deposit_amount ?? 0) - (paid_amount ?? 0)) * 100) / 100;
  return missing > 0
    ? { amount: Math.min(missing, rest), isDeposit: true }
    : { amount: rest, isDeposit: false };
}
