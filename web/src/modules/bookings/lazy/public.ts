export {
  type Counted,
  emptyBooking,
  type Fare,
  seatsWanted,
  totalCents,
} from './booking-form/booking-values.ts';
export { useCrewFirst } from './crew/use-crew-first.tsx';
export { MoveBookingDialog } from './move/move-booking-dialog.tsx';
export { MethodButtons } from './payment/lazy/method-buttons.tsx';
export { paymentFault, presetPayment } from './payment/lazy/payment-values.ts';
export { PaymentDialog } from './payment/payment-dialog.tsx';
export { useSessionOptions } from './session/sessions.queries.ts';
