import type { Row } from '../../../demo/owner-transaction.ts';

/** What days of sailing write, in the order in which the tables can be filled. */
export const dayTables = [
  'sessions',
  'session_seats',
  'session_boats',
  'bookings',
  'booking_passengers',
  'booking_payments',
  'payment_notes',
  'manifest_passengers',
] as const;

export type DayRows = { [Table in (typeof dayTables)[number]]: Row<Table>[] };

export function emptyDayRows(): DayRows {
  return {
    sessions: [],
    session_seats: [],
    session_boats: [],
    bookings: [],
    booking_passengers: [],
    booking_payments: [],
    payment_notes: [],
    manifest_passengers: [],
  };
}
