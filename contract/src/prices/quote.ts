import { allocateCents } from '../kit/values/money.ts';
import { askedOf, partySize } from './conditions.ts';
import { shareOf } from './effects.ts';
import type { BookFare, Cents, GroupPrice, PriceBook, QuoteInputs } from './price-book.ts';
import { type Lost, type Step, siftRules, walk } from './walk.ts';

/** Counted up when the same book would give another price; former ones stay beside it. */
export const engineVersion = 1;

export type QuoteLine = {
  fare_type_id: string;
  quantity: number;
  unit_price: Cents;
  total_price: Cents;
  /** What of the discount by hand falls on this line. */
  discount: Cents;
  steps: readonly Step[];
};

export type Adjustment = {
  kind: 'group' | 'minimum' | 'extra' | 'discount';
  /** Of an extra. */
  name?: string;
  cents: Cents;
  /** How the price of a group came about. */
  steps?: readonly Step[];
};

/** All that counted: the same inputs over the same facts, by the same engine, give the same centavos for ever. */
export type Trace = {
  engine_version: number;
  inputs: QuoteInputs;
  facts: Pick<PriceBook, 'product' | 'fares' | 'groups'>;
  /** Each rule and special price that counted, with the version that did. */
  counted: readonly { of: 'rule' | 'special'; id: string; version: number }[];
};

export type Quote = {
  lines: readonly QuoteLine[];
  adjustments: readonly Adjustment[];
  total: Cents;
  trace: Trace;
  /** Rules and special prices that did not count, each with why, by id. */
  lost: readonly Lost[];
};

/** What keeps a party from having a price. */
export class NoPrice extends Error {
  readonly reason: 'no-party' | 'unknown-fare' | 'no-group-price';
  readonly at: number;
  constructor(reason: NoPrice['reason'], at = 0) {
    super(reason);
    this.reason = reason;
    this.at = at;
  }
}

/**
 * The price of a party: per fare from the table price over special price, rules, bounds and rounding to the line, then
 * smallest charge, extras and discount. A private product is priced by the size of the party and its fares cost nothing.
 * Throws `NoPrice` for nobody, people of no fare on a shared product, a fare that is not the product's, and a size without
 * a price.
 */
export function quote(inputs: QuoteInputs, book: PriceBook): Quote {
  const isPrivate = book.product.sharing_mode === 'private';
  const isUnnamed = !isPrivate && inputs.people !== undefined;
  if (isUnnamed || partySize(inputs) === 0) throw new NoPrice('no-party');
  const fares = inputs.party.map(({ fare_type_id }, at) => fareNamed(book, fare_type_id, at));
  const asked = askedOf(inputs, book);
  const { fitting: rules, lost } = siftRules(book.rules, asked, isPrivate ? [] : [...new Set(fares)]);
  const group = isPrivate
    ? walk({ asked, book, rules, fare: null, from: groupPrice(asked.size, book).price })
    : null;
  const walks = new Map(
    isPrivate ? [] : fares.map((fare) => [fare.id, walk({ asked, book, rules, fare, from: fare.price })]),
  );
  const lines = inputs.party.map(({ fare_type_id, quantity }) => {
    const { price: unit_price = 0, steps = [] } = walks.get(fare_type_id) ?? {};
    return { fare_type_id, quantity, unit_price, total_price: unit_price * quantity, discount: 0, steps };
  });
  const ofLines = lines.reduce((sum, { total_price }) => sum + total_price, 0);
  const before: Adjustment[] = group ? [{ kind: 'group', cents: group.price, steps: group.steps }] : [];
  const adjustments = adjusted(ofLines, before, { inputs, book });
  const total = adjustments.reduce((sum, { cents }) => sum + cents, ofLines);
  const all = group ? [group] : [...walks.values()];
  return {
    lines: withDiscount(lines, adjustments),
    adjustments,
    total,
    trace: {
      engine_version: engineVersion,
      inputs,
      facts: { product: book.product, fares: [...new Set(fares)], groups: isPrivate ? book.groups : [] },
      counted: [...new Map(all.flatMap(({ counted }) => counted).map((each) => [each.id, each])).values()],
    },
    lost: [...lost, ...together(all.flatMap((each) => each.lost))].sort(byId),
  };
}

function fareNamed({ fares }: PriceBook, id: string, at: number): BookFare {
  const fare = fares.find((each) => each.id === id);
  if (!fare) throw new NoPrice('unknown-fare', at);
  return fare;
}

function groupPrice(size: number, { groups }: PriceBook): GroupPrice {
  const [group] = groups
    .filter(({ max_size }) => size <= max_size)
    .sort((one, other) => one.max_size - other.max_size);
  if (!group) throw new NoPrice('no-group-price', size);
  return group;
}

function adjusted(
  ofLines: Cents,
  before: readonly Adjustment[],
  { inputs: { extras, discount }, book }: { inputs: QuoteInputs; book: PriceBook },
): Adjustment[] {
  const all = [...before];
  const sum = () => all.reduce((running, { cents }) => running + cents, ofLines);
  const missing = book.product.min_charge - sum();
  if (missing > 0) all.push({ kind: 'minimum', cents: missing });
  for (const { name, cents } of extras) all.push({ kind: 'extra', name, cents: Math.max(cents, -sum()) });
  if (!discount) return all;
  const asked = 'bp' in discount ? shareOf(sum(), discount.bp) : discount.cents;
  const given = Math.min(Math.max(asked, 0), sum());
  return given > 0 ? [...all, { kind: 'discount', cents: -given }] : all;
}

/** The discount over the lines by what they come to, to the centavo. */
function withDiscount(lines: readonly QuoteLine[], adjustments: readonly Adjustment[]): QuoteLine[] {
  const discount = adjustments.findLast(({ kind }) => kind === 'discount')?.cents ?? 0;
  const weights = lines.map(({ total_price }) => total_price);
  if (discount === 0 || weights.every((weight) => weight === 0)) return [...lines];
  const parts = allocateCents(-discount, weights);
  return lines.map((line, at) => ({ ...line, discount: parts[at] ?? 0 }));
}

/** What lost for the same reason on several fares is told once. */
function together(all: readonly Lost[]): Lost[] {
  const keyOf = ({ id, why }: Lost) =>
    `${id} ${why.reason} ${'kind' in why ? why.kind : 'to' in why ? why.to : ''}`;
  return [...Map.groupBy(all, keyOf).values()].map(([first, ...rest]) => ({
    ...(first as Lost),
    fare_type_ids: [first as Lost, ...rest].flatMap(({ fare_type_ids }) => fare_type_ids),
  }));
}

const byId = (a: Lost, b: Lost) => (a.id < b.id ? -1 : Number(a.id > b.id));
