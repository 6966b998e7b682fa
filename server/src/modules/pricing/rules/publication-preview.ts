import { addDays, dayIn, daysFrom } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import type { PriceRule, SpecialPrice } from '@leme/contract/prices/price-book';
import type { Quote } from '@leme/contract/prices/quote';
import {
  type PublicationPreview,
  previewDays,
  previewPublication,
} from '@leme/contract/pricing/publication-endpoints';
import { serve } from '#kit/http/serve';
import { inTurns } from '#kit/limits/in-turns';
import { type Column, columnsOf, priceIn, rulesFor } from '../quotes/day-prices.ts';
import { type Days, daysOf, quotesByDay } from '../quotes/quotes-by-day.ts';
import { type ProductPrices, readProducts, readSpecials } from '../quotes/read-book.ts';
import { namesIn } from './names-in-rules.ts';
import { type Draft, readDrafts } from './published.ts';

/** Of the fares whose prices would be held up by the least they may cost, at most so many are named. */
const floorsNamed = 50;

export const servesPublicationPreview = serve(previewPublication, async ({ tx, actor, clock, hooks }) => {
  const work = { tx, actor };
  const from = dayIn(actor.timezone, clock.now());
  const to = addDays(from, previewDays - 1);
  const [drafts, products, specials, open_quotes] = await Promise.all([
    readDrafts(work),
    readProducts(work),
    readSpecials(work, { agent_id: null, customer_id: null, code: null, sold_on: from }),
    hooks.bookingsOnHold(work),
  ]);
  const changed = drafts.filter(({ isChanged }) => isChanged);
  const sides = {
    before: drafts.flatMap((draft) => ruleOf(draft, 'before')),
    after: drafts.flatMap((draft) => ruleOf(draft, draft.isChanged ? 'after' : 'before')),
  };
  const touched = changed.flatMap((draft) => [...ruleOf(draft, 'before'), ...ruleOf(draft, 'after')]);
  const days = daysFrom(from, to);
  const asked = daysOf(days, { sold_on: from, channel: 'counter', turns: inTurns() });
  const compared: Awaited<ReturnType<typeof compare>>[] = [];
  for (const product of products.filter((each) => rulesFor(each, touched).length > 0)) {
    const one = await compare(product, asked, { ...sides, specials });
    if (one.cells.some(({ before, after }) => before !== after)) compared.push(one);
  }
  const cells = compared.flatMap((each) => each.cells);
  const floors = compared.flatMap((each) => each.floors);
  return {
    from,
    to,
    open_quotes,
    rules: changed.map(told),
    names: await namesIn(work, touched),
    products: compared.map(({ product, columns, grid }) => ({
      id: product.product.id,
      name: product.name,
      columns,
      ...grid,
    })),
    unchanged_products: products.length - compared.length,
    largest_rise: largest(cells, 1),
    largest_fall: largest(cells, -1),
    below_floor: {
      count: floors.reduce((sum, fare) => sum + fare.days, 0),
      fares: floors.slice(0, floorsNamed),
    },
  };
});

function ruleOf({ id, next, ...draft }: Draft, side: 'before' | 'after'): PriceRule[] {
  const rule = draft[side];
  return rule ? [{ ...(rule as Omit<PriceRule, 'id' | 'version'>), id, version: next }] : [];
}

function told(draft: Draft): PublicationPreview['rules'][number] {
  const { id, name, version, published_version, season_version, before, after } = draft;
  const what = after === null ? 'removed' : before === null ? 'new' : 'changed';
  return { id, name, version, published_version, season_version, what, before, after };
}

type Cell = NonNullable<PublicationPreview['largest_rise']>;
type Floor = PublicationPreview['below_floor']['fares'][number];
type Sides = Record<'before' | 'after', readonly PriceRule[]> & { specials: readonly SpecialPrice[] };

/** A product's prices day by day, by its columns, with the rules that count and with those that would. */
async function compare(product: ProductPrices, asked: Days, { specials, ...sides }: Sides) {
  const columns = columnsOf(product);
  const days = asked.days.map(({ date }) => date);
  const quotes = {
    before: await quotesByDay(product, asked, { rules: sides.before, specials }),
    after: await quotesByDay(product, asked, { rules: sides.after, specials }),
  };
  const reais = (side: Quote[][]) => side.map((column) => column.map((each) => toReais(priceIn(each))));
  const grid = { before: reais(quotes.before), after: reais(quotes.after) };
  const of = ({ label }: Column) => ({ product_id: product.product.id, product: product.name, label });
  const cells: Cell[] = columns.flatMap((column, at) =>
    days.map((date, day) => ({
      ...of(column),
      date,
      before: grid.before[at]?.[day] ?? 0,
      after: grid.after[at]?.[day] ?? 0,
    })),
  );
  const floors: Floor[] = columns.flatMap((column, at) => {
    const held = days.flatMap((date, day) => {
      const step = quotes.after[at]?.[day]?.lines[0]?.steps.find(({ kind }) => kind === 'bounds');
      return step && step.after > step.before ? [{ date, ...step }] : [];
    });
    const [lowest] = held.toSorted((a, b) => a.before - b.before);
    if (!lowest) return [];
    const { date, before, after } = lowest;
    return [{ ...of(column), days: held.length, date, price: toReais(before), floor: toReais(after) }];
  });
  return { product, columns, grid, cells, floors };
}

/** The cell that rises or falls most; of equal ones the first. */
function largest(cells: readonly Cell[], sign: 1 | -1): Cell | null {
  const by = ({ before, after }: Cell) => sign * (after - before);
  const first = cells.reduce<Cell | null>(
    (most, cell) => (by(cell) > (most ? by(most) : 0) ? cell : most),
    null,
  );
  return first;
}
