import { bookingsScreen } from '#modules/bookings/lazy/list/bookings-screen.tsx';
import { BookingPeople } from '#modules/manifest/party/lazy/booking-people.tsx';

/** Bookings with their people and codes, of which they know nothing themselves. */
export const screen = bookingsScreen({ People: BookingPeople });
