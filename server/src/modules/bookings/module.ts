import type { Module } from '#kit/serve';
import { servesSessionCancellation } from './cancel-session.ts';
import { servesBookingCreation } from './create-booking.ts';
import { servesSessionBookings } from './list-bookings.ts';
import { servesSession, servesSessionList } from './list-sessions.ts';
import { servesPayment } from './record-payment.ts';
import { servesSessionCreation, servesSessionUpdate } from './save-session.ts';
import { servesSessionOptions } from './session-options.ts';

/** Sessions with their seats and boats, bookings and their payments. */
export const bookingsModule: Module = {
  name: 'bookings',
  serves: [
    servesSessionList,
    servesSessionOptions,
    servesSession,
    servesSessionCreation,
    servesSessionUpdate,
    servesSessionCancellation,
    servesSessionBookings,
    servesBookingCreation,
    servesPayment,
  ],
};
