import type { bookingHistory, sessionHistory } from '@leme/contract/bookings/history-endpoints';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { HistoryPage } from '#kit/resource/record/history/history-list.tsx';

const pages = {
  initialPageParam: undefined as HistoryEntry | undefined,
  getNextPageParam: ({ data, hasMore }: HistoryPage) => (hasMore ? data.at(-1) : undefined),
  staleTime: 0,
};

/** What was done to a booking, with its payments, its people and who came aboard. */
export function useBookingHistory(id: string) {
  const { tenant } = useSignedIn();
  return useInfiniteQuery({
    ...pages,
    queryKey: ['booking-history', tenant.id, id],
    meta: { shows: ['bookings', 'booking_passengers'] },
    queryFn: async ({ pageParam: last, signal }): Promise<HistoryPage> =>
      await call<typeof bookingHistory>(
        'GET /bookings/:id/history',
        { id, ...(last && { before: last.id, at: last.at }) },
        { signal },
      ),
  });
}

/** What was done to a session. */
export function useSessionHistory(id: string) {
  const { tenant } = useSignedIn();
  return useInfiniteQuery({
    ...pages,
    queryKey: ['session-history', tenant.id, id],
    meta: { shows: ['sessions', 'session_boats'] },
    queryFn: async ({ pageParam: last, signal }): Promise<HistoryPage> =>
      await call<typeof sessionHistory>(
        'GET /sessions/:id/history',
        { id, ...(last && { before: last.id }) },
        { signal },
      ),
  });
}
