import { defineModule } from '../kit/module.ts';
import { live } from './live-tables.ts';
import { pages } from './pages.ts';
import { bookingsWords } from './texts/texts.ts';

/** Sessions with their seats and boats, bookings with their people and payments. */
export const bookings = defineModule({
  name: 'bookings',
  rank: 2,
  tables: [
    'allotment_uses',
    'blackouts',
    'booking_adjustments',
    'booking_passengers',
    'booking_payments',
    'booking_settings',
    'bookings',
    'credit_moves',
    'credits',
    'manifest_passengers',
    'payment_notes',
    'schedule_applications',
    'schedule_exceptions',
    'schedule_times',
    'schedule_versions',
    'schedules',
    'schedules_boat_ids',
    'seat_allotments',
    'session_boats',
    'session_seats',
    'sessions',
  ],
  live,
  pages,
  words: bookingsWords,
});
