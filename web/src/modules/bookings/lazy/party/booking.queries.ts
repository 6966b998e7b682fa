import type {
  listBoatAllocations,
  moveTargets,
  updateBooking,
} from '@leme/contract/bookings/booking-change-endpoints';
import type { listSessionBookings } from '@leme/contract/bookings/endpoints';
import type { listPayments, recordPayment } from '@leme/contract/bookings/payment-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { bookingsShown, departuresShown } from '../../session/shown.ts';

export type BookingChange = CallOf<typeof updateBooking>;
export type Payment = CallOf<typeof recordPayment>;

/** A session's bookings, or those of it that are on hold or were cancelled. */
export function useSessionBookings(
  sessionId: string,
  status: 'confirmed' | 'on_hold' | 'cancelled' = 'confirmed',
) {
  const { tenant } = useSignedIn();
  return useLiveView(['session-bookings', tenant.id, sessionId, status], bookingsShown, (how) =>
    call<typeof listSessionBookings>('GET /sessions/:id/bookings', { id: sessionId, status }, how),
  );
}

/** What was paid for a booking and who took it. */
export function usePayments(id: string) {
  const { tenant } = useSignedIn();
  return useLiveView(['booking-payments', tenant.id, id], { shows: ['bookings'] }, (how) =>
    call<typeof listPayments>('GET /bookings/:id/payments', { id }, how),
  );
}

/** Where a booking could go on a day; the day of its session at first. */
export function useMoveTargets(id: string, date: string | undefined) {
  return useAsk<typeof moveTargets>(
    'GET /bookings/:id/move-targets',
    { id, ...(date && { date }) },
    { ...departuresShown, keeps: true, staleTime: 0 },
  );
}

/** Everybody of a session, and the boat each boards. */
export function useBoatAllocations(sessionId: string) {
  const { tenant } = useSignedIn();
  return useLiveView(['boat-allocations', tenant.id, sessionId], departuresShown, (how) =>
    call<typeof listBoatAllocations>('GET /sessions/:id/boat-allocations', { id: sessionId }, how),
  );
}

/** What changes a booking; each lets the lists that show its outcome be fetched again. */
export function useBookingWrites() {
  const client = useQueryClient();
  const changed = () => void refetchShowing(client, ['bookings', 'booking_passengers']);
  const andRefetch = async <T>(write: Promise<T>): Promise<T> => {
    const reply = await write;
    changed();
    return reply;
  };
  return {
    /** Fetches the lists again after a write that found them outdated. */
    changed,
    update: (input: BookingChange) => andRefetch(call<typeof updateBooking>('PATCH /bookings/:id', input)),
    pay: (input: Payment) => andRefetch(call<typeof recordPayment>('POST /bookings/:id/payments', input)),
  };
}
