import type { Shows } from '#kit/live/shown-tables.ts';

/** What everybody of a departure is made of, with its boats and agents. */
export const peopleShown: Shows = {
  shows: ['sessions', 'session_boats', 'bookings', 'booking_passengers', 'boats', 'customers'],
};
