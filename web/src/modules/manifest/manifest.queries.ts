import type {
  getPassengerManifest,
  ManifestBooking,
  ManifestPassenger,
  ManifestSession,
  PassengerManifest,
} from '@leme/contract/manifest/endpoints';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { type Ask, useLiveView } from '#kit/live-view.ts';
import { useSignedIn } from '#kit/session.tsx';
import { withBookings } from './attendance.ts';
import { askForDay } from './outbox/offline-view.ts';

const keyOf = (tenantId: string, date: string) => ['passenger-manifest', tenantId, date] as const;

/** A day's manifest. */
export function useManifest(date: string) {
  const { tenant } = useSignedIn();
  const key = keyOf(tenant.id, date);
  return useLiveView(key, (how) => fetchDay(key, date, how));
}

function fetchDay(key: QueryKey, date: string, how: Ask): Promise<PassengerManifest> {
  return askForDay(key, date, () =>
    call<typeof getPassengerManifest>('GET /passenger-manifest', { date }, how),
  );
}

/** Asks for a day ahead of its screen, so that it opens with rows */
export function prefetchManifest(client: QueryClient, tenantId: string, date: string): Promise<void> {
  const queryKey = keyOf(tenantId, date);
  return client.prefetchQuery({
    queryKey,
    // The screen tries again.
    retry: false,
    queryFn: ({ signal }) => fetchDay(queryKey, date, { signal, background: true }),
  });
}

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
