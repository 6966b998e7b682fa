import type { readPriceCalendar, readPriceOfDay } from '@leme/contract/pricing/quote-endpoints';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';

const shown: Shows = { shows: ['pricing-rules', 'special-pricing', 'products', 'fare-types'] };

/** What a product costs on the days of a month that are still to come. */
export function usePricesOf(product_id: string, from: string, to: string) {
  return useAsk<typeof readPriceCalendar>(
    'GET /price-calendar',
    { product_id, from, to },
    { ...shown, keeps: true },
  );
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
  return useAsk<typeof readPriceOfDay>(
    'GET /price-calendar/day',
    { product_id, date, ...(fare_type_id && { fare_type_id }), ...(max_size && { max_size }) },
    shown,
  );
}
