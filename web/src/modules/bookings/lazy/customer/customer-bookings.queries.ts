import type { listCustomerBookings } from '@leme/contract/bookings/customer-booking-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { bookingsShown } from '../../session/shown.ts';

export type When = 'coming' | 'past';

/** One page of a customer's bookings. */
export function useCustomerBookings(id: string, when: When, page: number) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['customer-bookings', tenant.id, id, when, page],
    meta: bookingsShown,
    queryFn: ({ signal }) =>
      call<typeof listCustomerBookings>('GET /customers/:id/bookings', { id, when, page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
