import { bookings } from '@leme/contract/bookings/module';
import type { ServerModule } from '#kit/serve';
import { servesBoatAllocation, servesBoatAllocations } from './allocate-boats.ts';
import { servesBookingCancellation } from './cancel-booking.ts';
import { servesSessionCancellation } from './cancel-session.ts';
import { comingSessions } from './coming-sessions.ts';
import { servesBookingCreation } from './create-booking.ts';
import { limitItsDepartures, refuseFewerPlaces } from './fewer-places.ts';
import { hooks } from './hooks.ts';
import { servesSessionBookings } from './list-bookings.ts';
import { servesCustomerBookings } from './list-customer-bookings.ts';
import { servesPaymentList } from './list-payments.ts';
import { servesSession, servesSessionList } from './list-sessions.ts';
import { servesBookingMove } from './move-booking.ts';
import { servesMoveTargets } from './move-targets.ts';
import { servesBooking, servesBookingHistory, servesSessionHistory } from './read-history.ts';
import { servesPayment } from './record-payment.ts';
import { servesSessionCreation, servesSessionUpdate } from './save-session.ts';
import { servesSessionOptions } from './session-options.ts';
import { servesBookingUpdate } from './update-booking.ts';

/** Sessions with their seats and boats, bookings and their payments. */
export const bookingsModule: ServerModule = {
  ...bookings,
  ...hooks,
  constraints: {
    boat_in_one_place: 'boat-busy',
    seats_not_oversold: 'seats-sold-out',
    nobody_sails_too_many: 'people-full',
  },
  rules: {
    boats: { usedBy: comingSessions, check: refuseFewerPlaces, afterSave: limitItsDepartures },
  },
  serves: [
    servesSessionList,
    servesSessionOptions,
    servesSession,
    servesSessionCreation,
    servesSessionUpdate,
    servesSessionCancellation,
    servesSessionBookings,
    servesCustomerBookings,
    servesBooking,
    servesBookingHistory,
    servesSessionHistory,
    servesBookingCreation,
    servesBookingUpdate,
    servesBookingCancellation,
    servesBookingMove,
    servesMoveTargets,
    servesBoatAllocations,
    servesBoatAllocation,
    servesPayment,
    servesPaymentList,
  ],
};
