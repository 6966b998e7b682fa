import { type AskedDay, askedDay, fitsDay } from '@leme/contract/prices/conditions';
import type { PriceRule, SpecialPrice } from '@leme/contract/prices/price-book';
import type { Quote } from '@leme/contract/prices/quote';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { Turns } from '#kit/limits/in-turns';
import { columnsOf, dayQuote, type Rules, rulesFor } from './day-prices.ts';
import type { ProductPrices } from './read-book.ts';

type Rule = PriceRule | SpecialPrice;
type Fit = { at: number; on: readonly boolean[] };
/** Days on which the same rules may count, told by the first of them. */
type Alike = { date: string; rules: ReadonlySet<Rule> };
/** By day, which of the groups it is in. */
type Groups = { groups: readonly Alike[]; of: readonly number[] };

/** Days a price is asked for; what is found out of rules and days is kept for the next product. */
export type Days = {
  days: readonly AskedDay[];
  sold_on: string;
  channel: SaleChannel;
  turns: Turns;
  fits: Map<Rule, Fit>;
  known: Map<string, Groups>;
};

export function daysOf(dates: readonly string[], asked: Pick<Days, 'sold_on' | 'channel' | 'turns'>): Days {
  const days = dates.map((date) => askedDay(date, asked.sold_on));
  return { days, ...asked, fits: new Map(), known: new Map() };
}

/**
 * The quotes of a product by its columns, then by day. Days on which the same rules may count cost the same: each such group
 * is asked for once, of those rules alone, so that the others are not among what lost. Between two of them others have their
 * turn.
 */
export async function quotesByDay(
  product: ProductPrices,
  days: Days,
  { rules, specials }: Rules,
): Promise<Quote[][]> {
  const { sold_on, channel, turns } = days;
  const own = rulesFor(product, rules);
  const { groups, of } = await groupsOf(days, [...own, ...specials]);
  const columns = columnsOf(product);
  const quotes: Quote[][] = columns.map(() => []);
  for (const { date, rules: fitting } of groups) {
    const book = {
      rules: own.filter((rule) => fitting.has(rule)),
      specials: specials.filter((special) => fitting.has(special)),
    };
    for (const [at, column] of columns.entries()) {
      quotes[at]?.push(dayQuote(product, column, { date, sold_on, channel }, book));
      await turns.next();
    }
  }
  return quotes.map((column) => of.flatMap((at) => column[at] ?? []));
}

async function groupsOf(days: Days, rules: readonly Rule[]): Promise<Groups> {
  const fitting: ({ rule: Rule } & Fit)[] = [];
  for (const rule of rules) {
    if (!days.fits.has(rule)) await days.turns.next();
    fitting.push({ rule, ...fitOf(days, rule) });
  }
  const asked = fitting.map(({ at }) => at).join();
  const known = days.known.get(asked);
  if (known) return known;
  const groups: Alike[] = [];
  const placeOf = new Map<string, number>();
  const of: number[] = [];
  for (const [day, { date }] of days.days.entries()) {
    const there = fitting.filter(({ on }) => on[day]);
    const key = there.map(({ at }) => at).join();
    const place =
      placeOf.get(key) ?? groups.push({ date, rules: new Set(there.map(({ rule }) => rule)) }) - 1;
    placeOf.set(key, place);
    of.push(place);
    await days.turns.next();
  }
  const found = { groups, of };
  days.known.set(asked, found);
  return found;
}

/** On which days a rule may count, and its number among all that were asked about. */
function fitOf({ fits, days }: Days, rule: Rule): Fit {
  const known = fits.get(rule);
  if (known) return known;
  const found = { at: fits.size, on: days.map((day) => fitsDay(rule.when, day)) };
  fits.set(rule, found);
  return found;
}
