import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import {
  readBookingSettings,
  updateBookingSettings,
} from '@leme/contract/bookings/life/booking-settings-endpoints';
import { bookings } from '@leme/contract/bookings/module';
import type { ServerModule } from '#kit/http/serve';
import { serveSettings } from '#kit/resource/settings';
import { servesAvailabilities } from './availability/serves.ts';
import { servesBoatAllocation, servesBoatAllocations } from './boats/allocate-boats.ts';
import { servesBookingCancellation } from './booking/cancel-booking.ts';
import { servesBookingCreation } from './booking/create-booking.ts';
import { servesSessionBookings } from './booking/list-bookings.ts';
import { servesBookingUpdate } from './booking/update-booking.ts';
import { servesCustomerBookings } from './customers/list-customer-bookings.ts';
import { servesCustomerMatches } from './customers/match-customers.ts';
import { servesBooking, servesBookingHistory, servesSessionHistory } from './history/read-history.ts';
import { hooks } from './hooks.ts';
import { servesLetters } from './letters/list-letters.ts';
import { bookingMails, type LetterNeeds } from './letters/write-letters.ts';
import { servesConfirmation } from './life/confirm-booking.ts';
import { servesExtension } from './life/extend-hold.ts';
import { servesHold } from './life/hold-booking.ts';
import { servesCancellationPreview } from './life/preview-cancellation.ts';
import { servesRelease } from './life/release-hold.ts';
import { servesRevival } from './life/revive-booking.ts';
import { servesBookingFilters } from './list/booking-filters.ts';
import { servesBookingList } from './list/booking-list.ts';
import { servesAdjustment } from './money/adjust-booking.ts';
import { servesCredits } from './money/list-credits.ts';
import { servesBookingMove } from './move/move-booking.ts';
import { servesMoveTargets } from './move/move-targets.ts';
import { servesPaymentList } from './payments/list-payments.ts';
import { servesPayment } from './payments/record-payment.ts';
import { limitItsDepartures, refuseFewerPlaces } from './seats/fewer-places.ts';
import { servesSessionCancellation } from './sessions/cancel-session.ts';
import { comingSessions } from './sessions/coming-sessions.ts';
import { servesDepartures } from './sessions/list-departures.ts';
import { servesSession, servesSessionList } from './sessions/list-sessions.ts';
import { servesSessionCreation, servesSessionUpdate } from './sessions/save-session.ts';
import { servesSessionOptions } from './sessions/session-options.ts';

/** Sessions with their seats and boats, bookings and their payments. */
export const bookingsModule = (needs: LetterNeeds): ServerModule => ({
  ...bookings,
  ...hooks,
  mails: bookingMails(needs),
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
    ...serveSettings(bookingSettings, [readBookingSettings, updateBookingSettings]),
    ...servesBookingList,
    servesBookingFilters,
    servesDepartures,
    servesCustomerMatches,
    servesHold,
    servesExtension,
    servesConfirmation,
    servesRelease,
    servesRevival,
    servesCancellationPreview,
    servesAdjustment,
    servesLetters,
    servesCredits,
    ...servesAvailabilities,
  ],
});
