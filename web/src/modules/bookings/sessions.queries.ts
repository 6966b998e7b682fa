import type {
  cancelSession,
  createBooking,
  createSession,
  listSessions,
  SessionRow,
  sessionOptions,
  updateSession,
} from '@leme/contract/bookings/endpoints';
import type { CallOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useLiveView } from '#kit/live-view.ts';
import { useSignedIn } from '#kit/session.tsx';
import { refetchShowing } from '#kit/shown-tables.ts';
import { departuresShown } from './shown.ts';

export type SessionOptions = ReplyOf<typeof sessionOptions>;
export type SessionFields = CallOf<typeof createSession>;
export type BookingFields = CallOf<typeof createBooking>;

const keyOf = (tenantId: string, date: string) => ['sessions', tenantId, date] as const;

/** Asks for a day ahead of its screen, so that it opens with rows; the screen asks again by itself. */
export function prefetchSessions(client: QueryClient, tenantId: string, date: string): Promise<void> {
  return client.prefetchQuery({
    queryKey: keyOf(tenantId, date),
    meta: departuresShown,
    queryFn: ({ signal }) =>
      call<typeof listSessions>('GET /sessions', { date }, { signal, background: true }),
  });
}

/** One day's sessions. */
export function useSessions(date: string) {
  const { tenant } = useSignedIn();
  return useLiveView(keyOf(tenant.id, date), departuresShown, (how) =>
    call<typeof listSessions>('GET /sessions', { date }, how),
  );
}

/** What the forms choose from. */
export function useSessionOptions() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['session-options', tenant.id],
    queryFn: ({ signal }) => call<typeof sessionOptions>('GET /sessions/options', {}, { signal }),
  });
}

/** The writes of this page; each lets the lists that show its outcome be fetched again. */
export function useSessionWrites() {
  const client = useQueryClient();
  const changed = () => {
    void refetchShowing(client, ['sessions', 'session_boats', 'bookings', 'booking_passengers']);
    void client.invalidateQueries({ queryKey: ['session-options'], refetchType: 'none' });
  };
  const andRefetch = async <T>(write: Promise<T>): Promise<T> => {
    const reply = await write;
    changed();
    return reply;
  };
  return {
    /** Fetches the lists again after a write that found them outdated. */
    changed,
    create: (fields: SessionFields) => andRefetch(call<typeof createSession>('POST /sessions', fields)),
    update: (id: string, version: number, fields: SessionFields) =>
      andRefetch(call<typeof updateSession>('PATCH /sessions/:id', { ...fields, id, version })),
    cancel: (
      { id, version }: Pick<SessionRow, 'id' | 'version'>,
      how: { reason: string; cancel_bookings: boolean },
    ) => andRefetch(call<typeof cancelSession>('POST /sessions/:id/cancellation', { ...how, id, version })),
    book: (fields: BookingFields) => andRefetch(call<typeof createBooking>('POST /bookings', fields)),
  };
}
