import type { listCustomerBookings } from '@leme/contract/bookings/customer-booking-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { bookingsShown } from '../../session/shown.ts';

export type When = 'coming' | 'past';

/** One page of a customer's bookings. */
export function useCustomerBookings(id: string, when: When, page: number) {
  return useAsk<typeof listCustomerBookings>(
    'GET /customers/:id/bookings',
    { id, when, page },
    { ...bookingsShown, keeps: true, staleTime: 0 },
  );
}
