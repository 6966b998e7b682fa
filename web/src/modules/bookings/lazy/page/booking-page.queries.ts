import { read } from '@leme/contract/access/permission';
import type { getSession } from '@leme/contract/bookings/endpoints';
import type { getBooking } from '@leme/contract/bookings/history-endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { bookingsShown, departuresShown } from '../../session/shown.ts';

/** One booking with what it was sold at and what may become of it. */
export function useBooking(id: string) {
  return useAsk<typeof getBooking>('GET /bookings/:id', { id }, { ...bookingsShown, retry: false });
}

/** Its departure, for who may see departures. */
export function useDeparture(id: string) {
  const sees = useCan()(read('sessions'));
  return useAsk<typeof getSession>('GET /sessions/:id', { id }, { ...departuresShown, enabled: sees });
}
