import type { readPriceCalendar, readPriceOfDay } from '@leme/contract/pricing/quote-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';

const shown: Shows = { shows: ['pricing-rules', 'special-pricing', 'products', 'fare-types'] };

/** What a product costs on the days of a month that are still to come. */
export function usePricesOf(product_id: string, from: string, to: string) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['price-calendar', tenant.id, product_id, from, to],
    meta: shown,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof readPriceCalendar>('GET /price-calendar', { product_id, from, to }, { signal }),
  });
}

/** Which price of a day is asked for. */
export type PriceAsked = {
  product_id: string;
  date: string;
  fare_type_id: string | null;
  max_size: number | null;
};

/** Every step of one price of the calendar. */
export function usePriceOfDay({ product_id, date, fare_type_id, max_size }: PriceAsked) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['price-of-day', tenant.id, product_id, date, fare_type_id, max_size],
    meta: shown,
    queryFn: ({ signal }) =>
      call<typeof readPriceOfDay>(
        'GET /price-calendar/day',
        { product_id, date, ...(fare_type_id && { fare_type_id }), ...(max_size && { max_size }) },
        { signal },
      ),
  });
}
