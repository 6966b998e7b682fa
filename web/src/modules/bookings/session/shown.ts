import type { Shows } from '#kit/live/shown-tables.ts';

/** What a departure is made of wherever it is listed: seats are counted from bookings, places aboard from people. */
export const departuresShown: Shows = {
  shows: ['sessions', 'session_boats', 'bookings', 'booking_passengers', 'boats'],
};

/** What a booking is made of: its people with their fares, and the agent who sold it. */
export const bookingsShown: Shows = {
  shows: ['bookings', 'booking_passengers', 'sessions', 'customers'],
};
