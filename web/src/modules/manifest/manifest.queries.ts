import type {
  getPassengerManifest,
  ManifestPassenger,
  PassengerManifest,
  recordAttendance,
} from '@leme/contract/manifest/endpoints';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { newId } from '#kit/idempotency.ts';
import { useLiveView } from '#kit/live-view.ts';
import { useSignedIn } from '#kit/session.tsx';
import { eventsFor, type Wanted, withBookings } from './attendance.ts';
import { deviceId } from './device-id.ts';

const keyOf = (tenantId: string, date: string) => ['passenger-manifest', tenantId, date] as const;

/** A day's manifest. */
export function useManifest(date: string) {
  const { tenant } = useSignedIn();
  return useLiveView(keyOf(tenant.id, date), (how) =>
    call<typeof getPassengerManifest>('GET /passenger-manifest', { date }, how),
  );
}

/** Asks for a day ahead of its screen, so that it opens with rows; the screen asks again by itself. */
export function prefetchManifest(client: QueryClient, tenantId: string, date: string): Promise<void> {
  return client.prefetchQuery({
    queryKey: keyOf(tenantId, date),
    queryFn: ({ signal }) =>
      call<typeof getPassengerManifest>('GET /passenger-manifest', { date }, { signal, background: true }),
  });
}

/** Answers of the server put into every stored day that holds the bookings. */
function keep(client: QueryClient, tenantId: string, bookings: AttendanceReply['bookings']): void {
  const answered = new Map(bookings.map((booking) => [booking.id, booking]));
  client.setQueriesData<PassengerManifest>(
    { queryKey: ['passenger-manifest', tenantId] },
    (manifest) =>
      manifest &&
      withBookings(manifest, new Set(answered.keys()), (old) => ({ ...old, ...answered.get(old.id) })),
  );
}

/** A person as the server has them now, put into every stored day that holds the booking. */
export function useKeepPassenger() {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  return (bookingId: string, passenger: ManifestPassenger) =>
    void client.setQueriesData<PassengerManifest>(
      { queryKey: ['passenger-manifest', tenant.id] },
      (manifest) =>
        manifest &&
        withBookings(manifest, new Set([bookingId]), (booking) => ({
          ...booking,
          passengers: booking.passengers.map((each) => (each.id === passenger.id ? passenger : each)),
        })),
    );
}

type AttendanceReply = Awaited<ReturnType<typeof send>>;

function send(bookingId: string, wanted: Wanted, at: string) {
  const events = eventsFor(bookingId, wanted, newId, at);
  return call<typeof recordAttendance>('POST /attendance-events', { device_id: deviceId(), events });
}

/** Writes the attendance of a booking's passengers; gives the reason when the server refused an event. */
export function useRecordAttendance() {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  const queryKey = ['passenger-manifest', tenant.id];
  return async (bookingId: string, wanted: Wanted, at: string): Promise<string | null> => {
    const reply = await send(bookingId, wanted, at);
    await client.cancelQueries({ queryKey });
    keep(client, tenant.id, reply.bookings);
    const refused = reply.results.find(({ outcome }) => outcome === 'refused');
    if (refused) void client.invalidateQueries({ queryKey });
    return refused ? (refused.reason ?? 'unknown') : null;
  };
}
