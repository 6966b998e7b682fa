import { cancelBooking, moveBooking, updateBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { createBooking } from '@leme/contract/bookings/endpoints';
import {
  adjustBooking,
  confirmBooking,
  extendHold,
  holdBooking,
  releaseHold,
} from '@leme/contract/bookings/life/life-endpoints';
import { recordPayment } from '@leme/contract/bookings/payment-endpoints';
import { verbOf } from '#kit/http/serve';
import { servesBookingCancellation } from './booking/cancel-booking.ts';
import { servesBookingCreation } from './booking/create-booking.ts';
import { servesBookingUpdate } from './booking/update-booking.ts';
import { servesConfirmation } from './life/confirm-booking.ts';
import { servesExtension } from './life/extend-hold.ts';
import { servesHold } from './life/hold-booking.ts';
import { servesRelease } from './life/release-hold.ts';
import { servesAdjustment } from './money/adjust-booking.ts';
import { servesBookingMove } from './move/move-booking.ts';
import { servesPayment } from './payments/record-payment.ts';

/** What becomes of a booking for who sells from outside: the very verbs the desk has. */
export const sellOutside = verbOf(createBooking, servesBookingCreation);
export const holdSeats = verbOf(holdBooking, servesHold);
export const extendSold = verbOf(extendHold, servesExtension);
export const confirmHold = verbOf(confirmBooking, servesConfirmation);
export const releaseSold = verbOf(releaseHold, servesRelease);
export const cancelSold = verbOf(cancelBooking, servesBookingCancellation);
export const updateSold = verbOf(updateBooking, servesBookingUpdate);
export const moveSold = verbOf(moveBooking, servesBookingMove);
export const adjustSold = verbOf(adjustBooking, servesAdjustment);
export const settleSold = verbOf(recordPayment, servesPayment);
