import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { AttendanceEvent, AttendanceState } from '@leme/contract/manifest/rules';
import type { Entry } from '#kit/outbox/rules.ts';

/** Where what was done at the pier belongs, and the words to show it by. */
type OfBooking = Entry & { booking_id: string; date: string; session_id: string; customer_name: string };

/** A tap that is on its way. */
export type QueuedEvent = OfBooking &
  AttendanceEvent & {
    kind: 'mark';
    manifest_passenger_id: string;
    /** What the person was shown as before. */
    was: AttendanceState;
  };

/** Money taken that the server does not know of yet. */
export type QueuedPayment = OfBooking & {
  kind: 'payment';
  amount: number;
  method: PaymentMethod;
  note: string | null;
  /** What was paid with it, as far as this device knew: once the server says so, it has arrived. */
  paid_after: number;
};

export type Queued = QueuedEvent | QueuedPayment;

export const isMark = <E extends Entry>(entry: E): entry is E & QueuedEvent => entry.kind === 'mark';
export const isPayment = <E extends Entry>(entry: E): entry is E & QueuedPayment => entry.kind === 'payment';

/** What of all that waits on this device is of a day's bookings. */
export const ofBookings = (entries: readonly Entry[]): Queued[] =>
  entries.filter((entry) => isMark(entry) || isPayment(entry));
