import type {
  cancelSession,
  createBooking,
  createSession,
  listSessions,
  SessionRow,
  sessionOptions,
  updateSession,
} from '@leme/contract/bookings/endpoints';
import type { SessionCancelKind } from '@leme/contract/bookings/life/terms';
import type { CallOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { departuresShown } from '../../session/shown.ts';

export type SessionOptions = ReplyOf<typeof sessionOptions>;
type Text = 'guide_name' | 'sailor_name' | 'notes';
export type SessionFields = Omit<CallOf<typeof createSession>, Text> & Record<Text, string>;
export type BookingFields = CallOf<typeof createBooking>;

const keyOf = (tenantId: string, date: string) => ['sessions', tenantId, date] as const;

/** Asks for a day ahead of its screen, so that it opens with rows; the screen asks again by itself. */
export const prefetchSessions: Prefetch = (client, { id, today }) => {
  return client.prefetchQuery({
    queryKey: keyOf(id, today),
    meta: departuresShown,
    queryFn: ({ signal }) =>
      call<typeof listSessions>('GET /sessions', { date: today }, { signal, background: true }),
  });
};

/** One day's sessions. */
export function useSessions(date: string) {
  const { tenant } = useSignedIn();
  return useLiveView(keyOf(tenant.id, date), departuresShown, (how) =>
    call<typeof listSessions>('GET /sessions', { date }, how),
  );
}

const optionsOf = (tenantId: string) => ({
  queryKey: ['session-options', tenantId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call<typeof sessionOptions>('GET /sessions/options', {}, { signal }),
});

/** Asks for what the forms choose from ahead of a page that is one. */
export const prefetchSessionOptions: Prefetch = (client, { id }) => client.prefetchQuery(optionsOf(id));

/** What the forms choose from. */
export function useSessionOptions() {
  const { tenant } = useSignedIn();
  return useQuery(optionsOf(tenant.id));
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
    update: (id: string, version: number, fields: SessionFields & { frees_crew?: true }, tells = false) =>
      andRefetch(
        call<typeof updateSession>('PATCH /sessions/:id', {
          ...fields,
          id,
          version,
          ...(tells && { sends_letter: true }),
        }),
      ),
    cancel: (
      { id, version }: Pick<SessionRow, 'id' | 'version'>,
      how: { reason: string; cancel_bookings: boolean; kind: SessionCancelKind },
    ) => andRefetch(call<typeof cancelSession>('POST /sessions/:id/cancellation', { ...how, id, version })),
    book: (fields: BookingFields) => andRefetch(call<typeof createBooking>('POST /bookings', fields)),
  };
}
