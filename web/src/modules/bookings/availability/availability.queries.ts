import { read } from '@leme/contract/access/permission';
import type { readAvailability } from '@leme/contract/bookings/availability/availability-endpoints';
import { products } from '@leme/contract/catalog/products';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { addDays } from '../days/civil-day.ts';
import type { AvailabilityAddress } from './availability-address.ts';
import { daysAround, spanFor } from './shown-days.ts';

const shows = [
  'sessions',
  'bookings',
  'booking_passengers',
  'manage-availability',
  'blackout',
  'products',
] as const;
/** So far ahead a party is looked for. */
const aheadDays = 61;

/** Asks for the days of today ahead of the screen, as it will ask itself. */
export const prefetchAvailability: Prefetch = (client, { id, today }) => {
  const span = spanFor({ isNarrow: innerWidth < 768, isPhone: innerWidth < 480 });
  const days = daysAround(today, span);
  const input = { from: days[0] ?? today, to: days.at(-1) ?? today };
  return client.prefetchQuery({
    queryKey: ['GET /availability', id, input],
    meta: { shows },
    queryFn: ({ signal }) =>
      call<typeof readAvailability>('GET /availability', input, { signal, background: true }),
  });
};

/** What can be sold from one day to another. */
export function useAvailability(days: readonly string[], party: number | undefined) {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return useAsk<typeof readAvailability>(
    'GET /availability',
    { from, to, ...(party !== undefined && { party }) },
    { shows, keeps: true, refetchOnWindowFocus: true },
  );
}

/** The next days with room for a party, from today on. */
export function useNextRoom(today: string, party: number | undefined) {
  return useAsk<typeof readAvailability>(
    'GET /availability',
    { from: today, to: addDays(today, aheadDays), ...(party !== undefined && { party }) },
    { shows, enabled: party !== undefined },
  );
}

const most = 200;

/** The products somebody may choose from, with their category and city; none without the right to read them. */
export function useProducts(): readonly AnyRow[] {
  const mayRead = useCan()(read('products'));
  const { query } = useRows(products, { limit: most, sort: 'name' }, { waits: !mayRead });
  return query.data?.data ?? [];
}

type Wanted = Pick<AvailabilityAddress, 'product' | 'category' | 'city'>;

/** Which products an address asks for; all where it says nothing. */
export function wantedProducts(
  all: readonly AnyRow[],
  { product, category, city }: Wanted,
): ((id: string) => boolean) | null {
  if (product === undefined && category === undefined && city === undefined) return null;
  const fitting = all.filter(
    (row) =>
      (category === undefined || row.category_id === category) &&
      (city === undefined || row.coastal_city_id === city),
  );
  const ids = new Set(fitting.map(({ id }) => id));
  const isOpen = category === undefined && city === undefined;
  return (id) => (product === undefined || id === product) && (isOpen || ids.has(id));
}
