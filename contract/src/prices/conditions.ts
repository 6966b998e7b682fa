import { isWithin } from './days.ts';
import type { BookFare, ConditionKind, Conditions, PriceBook, QuoteInputs, Span } from './price-book.ts';

/** What conditions are held against, worked out once a quote. */
export type Asked = {
  product: PriceBook['product'];
  inputs: QuoteInputs;
  weekday: number;
  leadDays: number;
  size: number;
};

/** What is asked of every rule of a quote. */
export function askedOf(inputs: QuoteInputs, { product }: Pick<PriceBook, 'product'>): Asked {
  const weekday = Temporal.PlainDate.from(inputs.date).dayOfWeek;
  return { product, inputs, weekday, leadDays: leadDays(inputs), size: partySize(inputs) };
}

const among = (values: readonly string[], ...asked: readonly (string | null)[]) =>
  asked.some((value) => value !== null && values.includes(value));

const isIn = (value: number | null, { min, max }: Span) =>
  value !== null && (min === null || value >= min) && (max === null || value <= max);

/** In the order in which the first one that does not fit is named. */
const fits: {
  [K in Exclude<ConditionKind, 'fares'>]-?: (condition: NonNullable<Conditions[K]>, asked: Asked) => boolean;
} = {
  product_ids: (ids, { product }) => among(ids, product.id),
  category_ids: (ids, { product }) => among(ids, ...product.category_ids),
  tag_ids: (ids, { product }) => among(ids, ...product.tag_ids),
  boat_ids: (ids, { inputs }) => among(ids, ...inputs.boat_ids),
  travel: (ranges, { inputs }) => isWithin(inputs.date, ranges),
  sale: (ranges, { inputs }) => isWithin(inputs.sold_on, ranges),
  weekdays: (days, { weekday }) => days.includes(weekday),
  start: ({ from, to }, { inputs: { start_time: at } }) =>
    at !== null && (from <= to ? from <= at && at <= to : at >= from || at <= to),
  lead_days: (span, asked) => isIn(asked.leadDays, span),
  occupancy_bp: (span, { inputs }) => isIn(inputs.occupancy_bp, span),
  party: (span, { size }) => isIn(size, span),
  channels: (channels, { inputs }) => among(channels, inputs.channel),
  agent_ids: (ids, { inputs }) => among(ids, inputs.agent_id),
};

const kinds = Object.keys(fits) as (keyof typeof fits)[];

/** The first kind of condition on a trip and its sale that does not fit; none where all do. */
export function misfit(when: Conditions, asked: Asked): ConditionKind | null {
  for (const kind of kinds) {
    const condition = when[kind];
    const fit = fits[kind] as (condition: unknown, asked: Asked) => boolean;
    if (condition !== undefined && !fit(condition, asked)) return kind;
  }
  return null;
}

/** A day of a trip and its sale, with what conditions ask of it. */
export type AskedDay = Pick<Asked, 'weekday' | 'leadDays'> & { date: string };

/** What is asked of every rule on a day. */
export function askedDay(date: string, sold_on: string): AskedDay {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  return { date, weekday, leadDays: leadDays({ date, sold_on }) };
}

/** Whether what of a rule a day alone decides fits it: the day of the trip, its weekday, and how far ahead it is sold. */
export function fitsDay({ travel, weekdays, lead_days }: Conditions, day: AskedDay): boolean {
  return (
    (travel === undefined || isWithin(day.date, travel)) &&
    (weekdays === undefined || weekdays.includes(day.weekday)) &&
    (lead_days === undefined || isIn(day.leadDays, lead_days))
  );
}

/** Whether a fare is among those asked for; a price of a group has none. */
export function fitsFare({ fares }: Conditions, fare: BookFare | null): boolean {
  return fares === undefined || (fare !== null && among(fares, fare.id, fare.code));
}

/** How many kinds of condition are set: what says more goes before what says less. */
export function kindsSet(when: object): number {
  const known = counted.get(when);
  if (known !== undefined) return known;
  const count = Object.values(when).filter((condition) => condition !== undefined).length;
  counted.set(when, count);
  return count;
}

/** Sorting asks it of a rule again and again. */
const counted = new WeakMap<object, number>();

/** Civil days from the sale to the trip. */
export function leadDays({ date, sold_on }: Pick<QuoteInputs, 'date' | 'sold_on'>): number {
  return Temporal.PlainDate.from(sold_on).until(Temporal.PlainDate.from(date), { largestUnit: 'day' }).days;
}

/** How many people come, babies too. */
export function partySize({ party, people = 0 }: Pick<QuoteInputs, 'party' | 'people'>): number {
  return party.reduce((sum, { quantity }) => sum + quantity, people);
}

/** Seats taken before a party, of all, in basis points, rounded down. */
export function occupancyOf(taken: number, total: number): number {
  return total > 0 ? Math.floor((taken * 10_000) / total) : 10_000;
}
