import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { Suspense } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { bookingsScreen } from '#modules/bookings/lazy/list/bookings-screen.tsx';
import { BookingPeople } from '#modules/manifest/party/lazy/booking-people.tsx';

const BookingCharges = lazyPart(
  async () => (await import('#modules/finance/lazy/charges/booking-charges.tsx')).BookingCharges,
);

function ChargesOfBooking({ booking }: { booking: BookingDetail }) {
  return (
    <Suspense>
      <BookingCharges booking={booking} />
    </Suspense>
  );
}

/** Bookings with their people and codes, of which they know nothing themselves. */
export const screen = bookingsScreen({ People: BookingPeople, Charges: ChargesOfBooking });
