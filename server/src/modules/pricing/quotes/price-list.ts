import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import { addDays, dayIn, daysFrom } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { isWithin } from '@leme/contract/prices/days';
import type { PriceRule, SpecialPrice } from '@leme/contract/prices/price-book';
import { priceListDays, readPriceList } from '@leme/contract/pricing/quote-endpoints';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { inTurns } from '#kit/limits/in-turns';
import type { Work } from '#kit/work';
import { columnsOf, priceIn } from './day-prices.ts';
import { daysOf, quotesByDay } from './quotes-by-day.ts';
import { readProducts, readRules, readSpecials } from './read-book.ts';

/** More seasons fit no sheet of paper. */
const mostSeasons = 40;

export const servesPriceList = serve(readPriceList, async ({ tx, actor, clock }) => {
  const work = { tx, actor };
  const from = dayIn(actor.timezone, clock.now());
  const to = addDays(from, priceListDays - 1);
  const [products, rules, specials, seasons] = await Promise.all([
    readProducts(work),
    readRules(work),
    readSpecials(work, { agent_id: null, customer_id: null, code: null, sold_on: from }),
    readSeasons(work),
  ]);
  const days = daysFrom(from, to);
  // A day of two seasons stands in both.
  const isIn = seasons.map(({ ranges }) => days.map((date) => isWithin(date, ranges)));
  const outside = days.map((_, day) => isIn.every((season) => !season[day]));
  const periods = [outside, ...isIn];
  const counts = ({ when }: Rule) =>
    when.lead_days === undefined && (when.sale === undefined || isWithin(from, when.sale));
  const book = { rules: rules.filter(counts), specials: specials.filter(counts) };
  const asked = daysOf(days, { sold_on: from, channel: 'counter', turns: inTurns() });
  const priced = [];
  for (const product of products) {
    const quotes = await quotesByDay(product, asked, book);
    const prices = quotes.map((column) => column.map(priceIn));
    priced.push({
      id: product.product.id,
      name: product.name,
      columns: columnsOf(product),
      prices: prices.map((column) => periods.map((period) => spanOf(column, period))),
    });
  }
  return { from, to, seasons, products: priced };
});

async function readSeasons({ tx, actor }: Work) {
  const rows = await tx.rows(
    db
      .selectFrom('price_seasons')
      .select(['id', 'name', 'ranges'])
      .where('tenant_id', '=', actor.tenantId)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .limit(mostSeasons),
  );
  return rows.map(({ id, name, ranges }) => ({ id, name, ranges: ranges as unknown as DayRange[] }));
}

type Rule = Pick<PriceRule | SpecialPrice, 'when'>;

function spanOf(prices: readonly number[], period: readonly boolean[]) {
  const own = prices.filter((_, day) => period[day]);
  if (own.length === 0) return null;
  return { lowest: toReais(Math.min(...own)), highest: toReais(Math.max(...own)) };
}
