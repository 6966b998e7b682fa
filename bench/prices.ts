import type { PriceBook, PriceRule, QuoteInputs } from '../contract/src/prices/price-book.ts';
import { quote } from '../contract/src/prices/quote.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';

const fares = ['ADULT', 'CHILD', 'INFANT'].map((code, at) => ({
  id: code,
  code,
  label: code,
  price: 18_000 - at * 6_000,
  min_price: null,
  max_price: null,
}));

/** As a company types them: by season, weekday, lead time and fare; one in ten fits. */
const ruleAt = (at: number): PriceRule => ({
  id: String(at).padStart(6, '0'),
  version: 1,
  name: `Regra ${at}`,
  active: true,
  stackable: at % 2 === 0,
  priority: at % 7,
  effect: { kind: 'percent', bp: (at % 40) * 10 - 200 },
  when: {
    ...(at % 3 === 0 && { travel: [{ from: '12-15', to: '02-28' }] }),
    ...(at % 4 === 0 && { weekdays: [6, 7] }),
    ...(at % 5 === 0 && { lead_days: { min: at % 60, max: null } }),
    ...(at % 10 !== 0 && { product_ids: ['other'] }),
  },
});

const bookOf = (rules: number): PriceBook => ({
  product: {
    id: 'trip',
    category_ids: [],
    tag_ids: [],
    sharing_mode: 'shared',
    min_charge: 0,
    rounding: '0.50',
  },
  fares,
  groups: [],
  rules: Array.from({ length: rules }, (_, at) => ruleAt(at)),
  specials: [],
});

const inputs: QuoteInputs = {
  date: '2027-01-09',
  start_time: '09:00',
  boat_ids: ['escuna'],
  occupancy_bp: 4_000,
  party: fares.map(({ id }) => ({ fare_type_id: id, quantity: 2 })),
  channel: 'counter',
  agent_id: null,
  customer_id: null,
  code: null,
  sold_on: '2026-11-20',
  extras: [],
  discount: null,
};

const quotes = 20;

/** P21: a price among a thousand rules against one among a hundred: it grows with the rules and not faster. */
export async function priceCases(samples: number): Promise<Result[]> {
  const [many, few] = [bookOf(1_000), bookOf(100)];
  const times = (book: PriceBook) => async () => {
    for (let n = 0; n < quotes; n += 1) quote(inputs, book);
  };
  const taken = await interleave({ many: times(many), few: times(few) }, { samples, warmUp: 20 });
  return [compare('P21', `${quotes} quotes, 1,000 rules ÷ 100`, [taken.many, taken.few], { ratio: 11 })];
}
