import type { PriceRule, SpecialPrice } from '@leme/contract/prices/price-book';
import { type Quote, quote } from '@leme/contract/prices/quote';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { ProductPrices } from './read-book.ts';

/** A price of a calendar: of a fare, or of a group up to a size. */
export type Column = { fare_type_id: string | null; max_size: number | null; label: string };

/** What is asked for each of them. */
export type DayAsked = { date: string; sold_on: string; channel: SaleChannel };
export type Rules = { rules: readonly PriceRule[]; specials: readonly SpecialPrice[] };

/** What a calendar of a product shows: its fares, or the sizes of its groups. */
export function columnsOf({ product, fares, groups, groupNames }: ProductPrices): Column[] {
  if (product.sharing_mode === 'private')
    return groups.map(({ max_size }, at) => ({ fare_type_id: null, max_size, label: groupNames[at] ?? '' }));
  return fares.map(({ id, label }) => ({ fare_type_id: id, max_size: null, label }));
}

/**
 * What one of a fare costs on a day for the smallest party that may come, or a group of a size: before there is a departure,
 * so that rules on its boats, its hour and how full it is do not count.
 */
export function dayQuote(
  { product, fares, groups, min_party }: ProductPrices,
  { fare_type_id, max_size }: Column,
  asked: DayAsked,
  { rules, specials }: Rules,
): Quote {
  const { date, sold_on, channel } = asked;
  const party = fare_type_id === null ? [] : [{ fare_type_id, quantity: Math.max(1, min_party ?? 1) }];
  const inputs = {
    date,
    sold_on,
    channel,
    start_time: null,
    boat_ids: [],
    occupancy_bp: null,
    extras: [],
    discount: null,
    agent_id: null,
    customer_id: null,
    code: null,
    party,
    ...(max_size !== null && { people: max_size }),
  };
  return quote(inputs, { product, fares, groups, rules, specials });
}

/** The price of one, or of the group. */
export function priceIn({ lines: [line], adjustments: [first] }: Quote): number {
  return first?.kind === 'group' ? first.cents : (line?.unit_price ?? 0);
}

/** Of all rules those that could ever count for a product in a calendar, which spares the others each day. */
export function rulesFor({ product }: ProductPrices, rules: readonly PriceRule[]): PriceRule[] {
  const { id, category_ids, tag_ids } = product;
  const among = (ids: readonly string[] | undefined, ...own: readonly string[]) =>
    ids === undefined || own.some((each) => ids.includes(each));
  return rules.filter(
    ({ active, when }) =>
      active &&
      among(when.product_ids, id) &&
      among(when.category_ids, ...category_ids) &&
      among(when.tag_ids, ...tag_ids) &&
      [when.boat_ids, when.start, when.occupancy_bp, when.agent_ids].every((each) => each === undefined),
  );
}
