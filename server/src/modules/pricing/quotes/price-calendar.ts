import { faults, Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn, daysFrom } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { calendarDays, readPriceCalendar } from '@leme/contract/pricing/quote-endpoints';
import { serve } from '#kit/http/serve';
import { inTurns } from '#kit/limits/in-turns';
import { columnsOf, priceIn } from './day-prices.ts';
import { daysOf, quotesByDay } from './quotes-by-day.ts';
import { readProducts, readRules, readSpecials } from './read-book.ts';

/** The price book is read once, whatever the number of days. */
export const servesPriceCalendar = serve(readPriceCalendar, async ({ input, tx, actor, clock }) => {
  const { product_id, from, to, channel } = input;
  if (to < from) throw faults([{ pointer: '/to', code: 'backwards' }]);
  if (to > addDays(from, calendarDays - 1))
    throw faults([{ pointer: '/to', code: 'too-many-days', params: { maximum: calendarDays } }]);
  const sold_on = dayIn(actor.timezone, clock.now());
  const work = { tx, actor };
  const nobody = { agent_id: null, customer_id: null, code: null, sold_on };
  const [[product], rules, specials] = await Promise.all([
    readProducts(work, [product_id]),
    readRules(work),
    readSpecials(work, nobody),
  ]);
  if (!product) throw new Problem('not-found');
  const columns = columnsOf(product);
  const dates = daysFrom(from, to);
  const asked = daysOf(dates, { sold_on, channel, turns: inTurns() });
  const quotes = await quotesByDay(product, asked, { rules, specials });
  const days = dates.map((date, day) => ({
    date,
    prices: quotes.flatMap(({ [day]: quote }) => (quote ? [toReais(priceIn(quote))] : [])),
  }));
  return { product_id, columns, days };
});
