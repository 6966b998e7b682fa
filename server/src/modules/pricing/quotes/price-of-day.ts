import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { type PriceOfDay, readPriceOfDay } from '@leme/contract/pricing/quote-endpoints';
import { serve } from '#kit/http/serve';
import { columnsOf, dayQuote, priceIn } from './day-prices.ts';
import { readProducts, readRules, readSpecials } from './read-book.ts';

/** The same quote as in the calendar, asked of every rule, so that those that did not count are told too. */
export const servesPriceOfDay = serve(readPriceOfDay, async ({ input, tx, actor, clock }) => {
  const { product_id, date, channel, fare_type_id = null, max_size = null } = input;
  const sold_on = dayIn(actor.timezone, clock.now());
  const work = { tx, actor };
  const [[product], rules, specials] = await Promise.all([
    readProducts(work, [product_id]),
    readRules(work),
    readSpecials(work, { agent_id: null, customer_id: null, code: null, sold_on }),
  ]);
  const column =
    product &&
    columnsOf(product).find((each) => each.fare_type_id === fare_type_id && each.max_size === max_size);
  if (!product || !column) throw new Problem('not-found');
  const said = dayQuote(product, column, { date, sold_on, channel }, { rules, specials });
  const [first] = said.adjustments;
  const isGroup = first?.kind === 'group';
  const answer = {
    label: column.label,
    price: toReais(priceIn(said)),
    trace: (isGroup ? first.steps : said.lines[0]?.steps) ?? [],
    lost: said.lost.map((each) => ({ ...each, fare_type_ids: fare_type_id ? [fare_type_id] : [] })),
  };
  return answer as unknown as PriceOfDay;
});
