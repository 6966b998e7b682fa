import type {
  ManifestBooking,
  ManifestPassenger,
  ManifestSession,
  PassengerManifest,
} from '@leme/contract/manifest/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { withBookings } from '../../attendance/attendance.ts';

/** A person as the server has them now, put into every stored day and session that holds the booking. */
export function useKeepPassenger() {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  return (bookingId: string, passenger: ManifestPassenger) => {
    const change = (booking: ManifestBooking) => ({
      ...booking,
      passengers: booking.passengers.map((each) => (each.id === passenger.id ? passenger : each)),
    });
    client.setQueriesData<PassengerManifest>(
      { queryKey: ['passenger-manifest', tenant.id] },
      (manifest) => manifest && withBookings(manifest, new Set([bookingId]), change),
    );
    client.setQueriesData<ManifestSession>(
      { queryKey: ['session-manifest', tenant.id] },
      (session) =>
        session && {
          ...session,
          bookings: session.bookings.map((each) => (each.id === bookingId ? change(each) : each)),
        },
    );
  };
}
