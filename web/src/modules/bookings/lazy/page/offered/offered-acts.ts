import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { isCollectable } from '@leme/contract/bookings/payment-rules';
import { owedBack } from '../../payment/owed-back.ts';

/** What is done to one booking, in the order it is offered. */
export const bookingPageActs = [
  'confirm',
  'pay',
  'refund',
  'extend',
  'revive',
  'edit',
  'move',
  'adjust',
  'repeat',
  'release',
  'cancel',
] as const;
export type BookingPageAct = (typeof bookingPageActs)[number];

/** What is looked at to know what can be done. */
export type Standing = Pick<
  BookingDetail,
  'status' | 'starts_at' | 'hold_expires_at' | 'total_price' | 'paid_amount' | 'remaining_amount'
> & { deposit_amount?: number | null };

/** What the person may do, by right; `sells` is `bookings:create`. */
export type BookingRights = {
  sells: boolean;
  changes: boolean;
  takesMoney: boolean;
  isPartner: boolean;
  /** Whether a hold is his to confirm, to extend and to release. */
  isOwn: boolean;
};

/** A moment in epoch milliseconds, and the company's day of it. */
export type At = { now: number; today: string; departure: string | null };

/** What would be done now; what the state, the clock or a right refuses is not offered. */
export function offeredActs(booking: Standing, rights: BookingRights, at: At): BookingPageAct[] {
  const can = chancesOf(booking, rights, at);
  return bookingPageActs.filter((act) => can[act]);
}

function chancesOf(booking: Standing, rights: BookingRights, at: At): Record<BookingPageAct, boolean> {
  const { status, starts_at, hold_expires_at, paid_amount, remaining_amount } = booking;
  const { sells, changes, takesMoney, isPartner } = rights;
  const holds = sells && rights.isOwn;
  const isAhead = starts_at === null || Date.parse(starts_at) > at.now;
  const isHeld = status === 'on_hold' && (hold_expires_at === null || Date.parse(hold_expires_at) > at.now);
  const isLiving = isHeld || status === 'confirmed' || status === 'completed';
  const isOpen = isLiving && status !== 'completed';
  const collects = changes || (at.departure !== null && isCollectable(at.departure, at.today));
  const isDepositPaid = (paid_amount ?? 0) >= (booking.deposit_amount ?? 0);
  return {
    confirm: isHeld && holds && (isDepositPaid || changes || isPartner),
    pay: isLiving && takesMoney && collects && (remaining_amount ?? 0) > 0,
    refund: takesMoney && changes && owedBack(booking) > 0,
    extend: isHeld && holds && isAhead,
    revive: status === 'expired' && holds && isAhead,
    edit: isLiving && changes,
    move: isOpen && changes,
    adjust: isOpen && holds && !isPartner,
    repeat: sells,
    release: isHeld && holds,
    cancel: status === 'confirmed' && changes,
  };
}
