import { fitsDay } from '@leme/contract/catalog/prices/conditions';
import type { PriceRule, SpecialPrice } from '@leme/contract/catalog/prices/price-book';
import type { Quote } from '@leme/contract/catalog/prices/quote';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import { columnsOf, dayQuote, type Rules, rulesFor } from './day-prices.ts';
import type { ProductPrices } from './read-book.ts';

type Rule = PriceRule | SpecialPrice;
/** Days on which the same rules may count, told by the first of them. */
type Alike = { date: string; rules: ReadonlySet<Rule> };
/** By day, which of the groups it is in. */
type Groups = { groups: readonly Alike[]; of: readonly number[] };

/** Days a price is asked for; what is found out of rules and days is kept for the next product. */
export type Days = {
  dates: readonly string[];
  sold_on: string;
  channel: SaleChannel;
  fits: Map<Rule, { at: number; on: readonly boolean[] }>;
  known: Map<string, Groups>;
};

export function daysOf(dates: readonly string[], asked: Pick<Days, 'sold_on' | 'channel'>): Days {
  return { dates, ...asked, fits: new Map(), known: new Map() };
}

/**
 * The quotes of a product by its columns, then by day. Days on which the same rules may count cost the same: each such group
 * is asked for once, of those rules alone, so that the others are not among what lost.
 */
export function quotesByDay(product: ProductPrices, days: Days, { rules, specials }: Rules): Quote[][] {
  const own = rulesFor(product, rules);
  const { groups, of } = groupsOf(days, [...own, ...specials]);
  const books = groups.map(({ rules: fitting }) => ({
    rules: own.filter((rule) => fitting.has(rule)),
    specials: specials.filter((special) => fitting.has(special)),
  }));
  return columnsOf(product).map((column) => {
    const quotes = groups.map(({ date }, at) =>
      dayQuote(product, column, { ...days, date }, books[at] ?? { rules: [], specials: [] }),
    );
    return of.flatMap((at) => quotes[at] ?? []);
  });
}

function groupsOf(days: Days, rules: readonly Rule[]): Groups {
  const fitting = rules.map((rule) => ({ rule, ...fitOf(days, rule) }));
  const asked = fitting.map(({ at }) => at).join();
  const known = days.known.get(asked);
  if (known) return known;
  const groups: Alike[] = [];
  const placeOf = new Map<string, number>();
  const of = days.dates.map((date, day) => {
    const there = fitting.filter(({ on }) => on[day]);
    const key = there.map(({ at }) => at).join();
    const place =
      placeOf.get(key) ?? groups.push({ date, rules: new Set(there.map(({ rule }) => rule)) }) - 1;
    placeOf.set(key, place);
    return place;
  });
  const found = { groups, of };
  days.known.set(asked, found);
  return found;
}

/** On which days a rule may count, and its number among all that were asked about. */
function fitOf({ fits, dates, sold_on }: Days, rule: Rule) {
  const known = fits.get(rule);
  if (known) return known;
  const found = { at: fits.size, on: dates.map((date) => fitsDay(rule.when, { date, sold_on })) };
  fits.set(rule, found);
  return found;
}
