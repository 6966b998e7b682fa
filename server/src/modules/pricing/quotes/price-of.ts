import { faults, Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { partySize } from '@leme/contract/prices/conditions';
import type { QuoteInputs } from '@leme/contract/prices/price-book';
import { NoPrice, type Quote, quote } from '@leme/contract/prices/quote';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { QuoteTrace } from '@leme/contract/pricing/trace-shapes';
import type { Work } from '#kit/work';
import { toldTo } from './asker.ts';
import { type ProductPrices, readProducts, readRules, readSpecials } from './read-book.ts';

/** What is asked of a product, all of it known: day of the sale, boats, and how full the departure is. */
export type PriceAsked = Omit<QuoteInputs, 'channel'> & { product_id: string; channel: SaleChannel };

/** A price as it was worked out, and what replays it. */
export type Priced = { product: ProductPrices; quote: Quote; trace: QuoteTrace };

/** What a party costs now: the price book is read once, the engine says the rest. `party` is where a request says it. */
export async function priceOf(
  work: Work,
  { product_id, ...inputs }: PriceAsked,
  party = '/party',
): Promise<Priced> {
  const [[product], rules, specials] = await Promise.all([
    readProducts(work, [product_id]),
    readRules(work),
    readSpecials(work, inputs),
  ]);
  if (!product) throw new Problem('not-found');
  if (inputs.code !== null && !specials.some(({ when }) => isWord(when.code, inputs.code)))
    throw faults([{ pointer: '/code', code: 'unknown' }]);
  const { product: facts, fares, groups } = product;
  const book = { product: facts, fares, groups, rules: rules.filter(toldTo(work.actor)), specials };
  const said = priced(inputs, () => quote(inputs, book), party);
  return { product, quote: said, trace: traceOf(said) };
}

/**
 * What one party would cost on several departures: the price book is read once. Null where it has no price there.
 */
export async function pricesOf(
  work: Work,
  asked: readonly PriceAsked[],
): Promise<(Pick<Priced, 'quote'> | null)[]> {
  const [first] = asked;
  if (!first) return [];
  const [products, rules, specials] = await Promise.all([
    readProducts(work, [...new Set(asked.map(({ product_id }) => product_id))]),
    readRules(work),
    readSpecials(work, first),
  ]);
  const told = rules.filter(toldTo(work.actor));
  return asked.map(({ product_id, ...inputs }) => {
    const product = products.find((each) => each.product.id === product_id);
    if (!product) return null;
    const { product: facts, fares, groups } = product;
    try {
      return { quote: quote(inputs, { product: facts, fares, groups, rules: told, specials }) };
    } catch (error) {
      if (error instanceof NoPrice) return null;
      throw error;
    }
  });
}

/** A word is the same however it is written large or small. */
export const isWord = (code: string | undefined, said: string | null) =>
  code !== undefined && code.toLowerCase() === said?.toLowerCase();

/** What keeps a party from having a price, said of the request. */
export function priced<T>(party: Pick<QuoteInputs, 'party' | 'people'>, work: () => T, at: string): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NoPrice)) throw error;
    const people = partySize(party);
    if (error.reason === 'unknown-fare')
      throw faults([{ pointer: `${at}/${error.at}/fare_type_id`, code: 'unknown' }]);
    if (error.reason === 'no-group-price')
      throw faults([{ pointer: at, code: 'no-price', params: { people } }]);
    throw faults([{ pointer: at, code: 'required' }]);
  }
}

/** The trace of a price with what it came to. */
export function traceOf({ trace, lines, adjustments, total }: Quote): QuoteTrace {
  const said = {
    units: lines.map(({ unit_price }) => unit_price),
    adjustments: adjustments.map(({ cents }) => cents),
    total,
  };
  return structuredClone({ ...trace, said }) as QuoteTrace;
}

/** Refuses a booking whose price was said otherwise, where nothing holds it: with both totals and both traces. */
export function requireSamePrice(now: Pick<Priced, 'trace'>, said: QuoteTrace): void {
  if (now.trace.said.total === said.said.total) return;
  const shown = (trace: QuoteTrace) => ({ total: toReais(trace.said.total), trace });
  throw new Problem('price-changed', { params: { said: shown(said), now: shown(now.trace) } });
}
