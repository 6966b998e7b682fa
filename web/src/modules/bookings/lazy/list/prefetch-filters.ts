import { bookingList } from '@leme/contract/bookings/life/booking-list';
import type { readBookingFilters } from '@leme/contract/bookings/life/filter-endpoints';
import { call } from '#kit/api/api.ts';
import { optionsKey } from '#kit/resource/resource-calls.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

/** What filters choose from, ahead of the list: two minutes as its rows; nobody is told when that fails. */
export const prefetchFilters: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['booking-filters', id],
    staleTime: 120_000,
    gcTime: 300_000,
    queryFn: async ({ signal }) => {
      const how = { signal, background: true };
      const filters = await call<typeof readBookingFilters>('GET /bookings/filters', {}, how);
      for (const [field, options] of Object.entries(filters.options))
        client.setQueryData(optionsKey(id, bookingList, field, ''), options);
      return filters;
    },
  });
