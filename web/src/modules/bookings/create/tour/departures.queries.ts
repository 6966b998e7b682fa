import type { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import type { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { addDays } from '../../days/civil-day.ts';
import { departuresShown } from '../../session/shown.ts';
import type { Departure, Fare } from '../sale/sale.ts';
import { useIsAgent } from '../sale/use-is-agent.ts';

/** How many days the strip shows. */
export const stripDays = 14;

const { shows } = departuresShown;

/** What can be sold in the days of the strip. */
export function useDepartures(from: string, days = stripDays) {
  return useAsk<typeof listDepartures>(
    'GET /departures',
    { from, to: addDays(from, days - 1) },
    { shows, keeps: true, refetchOnWindowFocus: true },
  );
}

/** Seats that are left for whoever comes: no more than may come aboard. */
export function freeIn({ free, free_people }: Departure): number {
  return free_people === null ? free : Math.min(free, free_people);
}

type Priced = { session_id: string } | { product_id: string; date: string };

/** The lowest price of a departure or a day: of one of each fare, or of the smallest group. */
export function useLowestPrice(
  of: Priced,
  fares: readonly Fare[],
  { enabled, isGroup = false }: { enabled: boolean; isGroup?: boolean },
): number | null {
  const isAgent = useIsAgent();
  const party = (isGroup ? [] : fares)
    .filter(({ pax_count }) => pax_count > 0)
    .map(({ id }) => ({ fare_type_id: id, quantity: 1 }));
  const { data } = useAsk<typeof createQuote>(
    'POST /quotes',
    { ...of, party, ...(isGroup && { people: 1 }), channel: isAgent ? 'agency' : 'counter', code: null },
    {
      shows: ['pricing-rules', 'products', 'fare-types'],
      background: true,
      retry: false,
      staleTime: 60_000,
      enabled: enabled && (isGroup || party.length > 0),
    },
  );
  if (!data) return null;
  const prices = data.lines.map(({ unit_price }) => unit_price).filter((price) => price > 0);
  return prices.length > 0 ? Math.min(...prices) : data.total;
}
