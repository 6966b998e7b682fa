import type { ManifestSession, recordAttendance } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import type {
  getDayManifest,
  getSessionManifest,
  getSessionsManifest,
  sessionsManifestOptions,
} from '@leme/contract/manifest/sessions-manifest-endpoints';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { newId } from '#kit/idempotency.ts';
import { useLiveView } from '#kit/live-view.ts';
import { useSignedIn } from '#kit/session.tsx';
import { deviceId } from '../device-id.ts';

const dayKey = (tenantId: string, date: string) => ['sessions-manifest', tenantId, date] as const;
const sessionKey = (tenantId: string, id: string) => ['session-manifest', tenantId, id] as const;

/** The cards of a day. */
export function useSessionsManifest(date: string) {
  const { tenant } = useSignedIn();
  return useLiveView(dayKey(tenant.id, date), (how) =>
    call<typeof getSessionsManifest>('GET /sessions-manifest', { date }, how),
  );
}

/** Asks for a day ahead of its screen, so that it opens with cards; the screen asks again by itself. */
export function prefetchSessionsManifest(client: QueryClient, tenantId: string, date: string): Promise<void> {
  return client.prefetchQuery({
    queryKey: dayKey(tenantId, date),
    queryFn: ({ signal }) =>
      call<typeof getSessionsManifest>('GET /sessions-manifest', { date }, { signal, background: true }),
  });
}

/** What the filters offer beside what the day itself holds. */
export function useFilterOptions() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['sessions-manifest-options', tenant.id],
    queryFn: ({ signal }) =>
      call<typeof sessionsManifestOptions>(
        'GET /sessions-manifest/options',
        {},
        { signal, background: true },
      ),
  });
}

/** One session with everybody on board. */
export function useSessionManifest(id: string) {
  const { tenant } = useSignedIn();
  return useLiveView(sessionKey(tenant.id, id), (how) =>
    call<typeof getSessionManifest>('GET /sessions-manifest/:id', { id }, how),
  );
}

/** Everybody of a day, asked for when it is printed. */
export function readDay(date: string): Promise<readonly ManifestSession[]> {
  return call<typeof getDayManifest>('GET /sessions-manifest/people', { date }).then(({ data }) => data);
}

export type Mark = { booking_id: string; manifest_passenger_id: string; status: AttendanceState };

/** The most events one request takes. */
const most = 500;

/** Writes who is aboard; gives the reasons of what the server refused, by booking. */
export function useMarkPeople(sessionId: string) {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  const queryKey = sessionKey(tenant.id, sessionId);
  return async (marks: readonly Mark[], at: string): Promise<ReadonlyMap<string, string>> => {
    const refused = new Map<string, string>();
    for (let from = 0; from < marks.length; from += most) {
      const events = marks
        .slice(from, from + most)
        .map((mark) => ({ ...mark, id: newId(), bases: null, client_time: at }));
      const reply = await call<typeof recordAttendance>('POST /attendance-events', {
        device_id: deviceId(),
        events,
      });
      await client.cancelQueries({ queryKey });
      keep(client, queryKey, reply.bookings);
      const bookingOf = new Map(events.map(({ id, booking_id }) => [id, booking_id]));
      for (const { id, outcome, reason } of reply.results)
        if (outcome === 'refused') refused.set(bookingOf.get(id) ?? '', reason ?? 'unknown');
    }
    if (refused.size > 0) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['sessions-manifest', tenant.id] });
    void client.invalidateQueries({ queryKey: ['passenger-manifest', tenant.id] });
    return refused;
  };
}

type Answered = Awaited<ReturnType<typeof call<typeof recordAttendance>>>['bookings'];

function keep(client: QueryClient, queryKey: readonly string[], bookings: Answered): void {
  const answered = new Map(bookings.map((booking) => [booking.id, booking]));
  client.setQueryData<ManifestSession>(
    queryKey,
    (session) =>
      session && {
        ...session,
        bookings: session.bookings.map((booking) => ({ ...booking, ...answered.get(booking.id) })),
      },
  );
}
