import type { customerEndpoints } from '@leme/contract/sales/customer-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { FoundCustomer } from './use-customer-search.ts';

/** One customer, if any is named; a booking can be made without one that is not found. */
export function useCustomer(id: string | undefined) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['booked-customer', tenant.id, id],
    meta: { shows: ['customers'] },
    queryFn: async ({ signal }) =>
      (await call<typeof customerEndpoints.read>(
        'GET /customers/:id',
        { id: id ?? '' },
        { signal },
      )) as unknown as FoundCustomer,
    enabled: id !== undefined,
    retry: false,
  });
}
