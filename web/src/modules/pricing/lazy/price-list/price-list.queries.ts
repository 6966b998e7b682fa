import type { PriceList, readPriceList } from '@leme/contract/pricing/quote-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';

/** What everything on sale costs, season by season. */
export function usePriceList() {
  return useAsk<typeof readPriceList>(
    'GET /price-list',
    {},
    { shows: ['pricing-rules', 'special-pricing', 'products', 'fare-types'] },
  );
}

export type Span = PriceList['products'][number]['prices'][number][number];

/** A line of the list: a fare, or a group up to a size, with its prices outside of every season and in each. */
export type PriceLine = { key: string; product: string; fare: string; prices: readonly Span[] };

/** The lines of the products whose name holds what is typed, compared by `fold`. */
export function linesOf({ products }: PriceList, isWanted: (product: string) => boolean): PriceLine[] {
  return products
    .filter(({ name }) => isWanted(name))
    .flatMap(({ id, name, columns, prices }) =>
      columns.map((column, at) => ({
        key: `${id} ${column.fare_type_id ?? column.max_size}`,
        product: name,
        fare: column.label,
        prices: prices[at] ?? [],
      })),
    );
}
