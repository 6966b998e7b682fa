import { may } from '@leme/contract/access/permission';
import type { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import type { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';

/** What whoever sells is told of a product's departures of a day: their boats, and the lowest price of one of each fare. */
export function useSale(product_id: string, date: string, isOpen: boolean) {
  const maySell = useCan()(may('bookings', 'create'));
  const { data } = useAsk<typeof listDepartures>(
    'GET /departures',
    { from: date, to: date },
    { shows: ['sessions', 'session_boats', 'products', 'fare-types'], enabled: maySell },
  );
  const party = (data?.fares ?? [])
    .filter((fare) => fare.product_id === product_id && fare.pax_count > 0)
    .map(({ id }) => ({ fare_type_id: id, quantity: 1 }));
  const quote = useAsk<typeof createQuote>(
    'POST /quotes',
    { product_id, date, party, channel: 'counter', code: null },
    {
      shows: ['pricing-rules', 'products', 'fare-types'],
      background: true,
      retry: false,
      enabled: maySell && isOpen && party.length > 0,
    },
  );
  const prices = quote.data?.lines.map(({ unit_price }) => unit_price).filter((price) => price > 0) ?? [];
  const boats = new Map(data?.data.map(({ id, boats: names }) => [id, names.join(', ')]));
  return {
    boatsOf: (session: string) => boats.get(session) || null,
    lowest: prices.length > 0 ? Math.min(...prices) : null,
  };
}
