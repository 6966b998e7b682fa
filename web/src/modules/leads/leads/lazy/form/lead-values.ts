import type { DateRange, FareLine } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { LeadProduct } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import {
  isChildFare,
  type PartyPrices,
  type PriceLine,
  partyTotal,
  pricesOf,
  totalOf,
} from '@leme/contract/leads/lead-prices';
import { leads } from '@leme/contract/leads/leads';
import { totalPassengers } from '@leme/contract/leads/passengers';

/** A number, null for none, or what was typed and is no number. */
export type Typed = number | string | null;

/** What stands in the form of a lead. */
export type LeadValues = {
  name: string;
  email: string;
  country: string;
  country_code: string;
  phone: string;
  status: string;
  product_id: string | null;
  interest_date: DateRange | null;
  adult_count: Typed;
  child_count: Typed;
  /** The size of the group where the product is private, else everybody together. */
  passenger_count: Typed;
  adult_price: Typed;
  child_price: Typed;
  offered_value: Typed;
  value_mode: string | null;
  fare_type_adjustments: FareLine[] | null;
  tags: string[];
  note: string;
  source: string | null;
  owner_id: string | null;
  temperature: string | null;
  lost_kind: string | null;
  lost_reason: string;
};

/** The lead with the note that only a new one has. */
export const leadForm: Resource = {
  ...(leads as Resource),
  fields: { ...leads.fields, note: leadInteractions.fields.description },
};

/** The fields of the form, in the order in which they are read. */
export const leadFields = [
  ...['name', 'email', 'country', 'country_code', 'phone', 'status'],
  ...['product_id', 'interest_date', 'adult_count', 'child_count', 'passenger_count'],
  ...['offered_value', 'adult_price', 'child_price', 'value_mode', 'fare_type_adjustments'],
  ...['tags', 'source', 'owner_id', 'temperature', 'lost_kind', 'lost_reason'],
] as const;

const numberOf = (typed: Typed) => (typeof typed === 'number' ? typed : null);

export function isPrivate(product: LeadProduct | undefined): boolean {
  return product?.sharing_mode === 'private';
}

/** What an adult and a child pay here: what is typed, else what the product asks. */
function pricesIn({ adult_price, child_price }: LeadValues, product: LeadProduct | undefined): PartyPrices {
  const asked = pricesOf(product?.fare_types ?? [], product?.price ?? null);
  return { adult: numberOf(adult_price) ?? asked.adult, child: numberOf(child_price) ?? asked.child };
}

/** What the total is made of, line by line; nothing where it is not worked out, or prices are missing. */
export function linesOf(values: LeadValues, product: LeadProduct | undefined): PriceLine[] {
  if (values.value_mode === 'by_fare') return (values.fare_type_adjustments ?? []).filter(isCounted);
  const { adult, child } = pricesIn(values, product);
  const of = (count: Typed, price: number | null) => ({
    quantity: numberOf(count) ?? 0,
    price: price ?? Number.NaN,
  });
  const lines = isPrivate(product)
    ? []
    : [of(values.adult_count, adult), of(values.child_count, child)].filter(isCounted);
  return lines.every(({ price }) => !Number.isNaN(price)) ? lines : [];
}

const isCounted = ({ quantity }: PriceLine) => quantity > 0;

/** What follows from a change: prices, fares, passengers and, unless it was typed, the total. */
export function follow(
  values: LeadValues,
  change: Partial<LeadValues>,
  product: LeadProduct | undefined,
): Partial<LeadValues> {
  let next: LeadValues = { ...values, ...change };
  const take = (part: Partial<LeadValues>) => {
    next = { ...next, ...part };
  };
  if ('product_id' in change) take(ofProduct(next, product));
  if (change.value_mode !== undefined) take(ofMode(next, product));
  if ('offered_value' in change && next.value_mode === 'auto') take({ value_mode: 'manual' });
  if (next.value_mode === 'by_fare' && !isPrivate(product)) take(partyOf(next, product));
  if (!isPrivate(product)) take(everybody(next));
  take(ofTotal(next, product));
  const changed = Object.entries(next).filter(([name, value]) => value !== values[name as keyof LeadValues]);
  return Object.fromEntries(changed);
}

function ofProduct(values: LeadValues, product: LeadProduct | undefined): Partial<LeadValues> {
  const prices = pricesOf(product?.fare_types ?? [], product?.price ?? null);
  const isByFare = values.value_mode === 'by_fare';
  const hasFares = (product?.fare_types.length ?? 0) > 0;
  const { adult_count, child_count, passenger_count } = values;
  const isTogether = adult_count === null && child_count === null;
  return {
    ...(product && { adult_price: prices.adult, child_price: prices.child }),
    ...(isPrivate(product)
      ? { adult_count: null, child_count: null, passenger_count: passenger_count ?? 1 }
      : isTogether && { adult_count: passenger_count ?? 1, child_count: 0 }),
    ...(isByFare && !hasFares && { value_mode: 'auto', fare_type_adjustments: null }),
    ...(isByFare && hasFares && { fare_type_adjustments: faresFor(values, product) }),
  };
}

function ofMode(values: LeadValues, product: LeadProduct | undefined): Partial<LeadValues> {
  if (values.value_mode !== 'by_fare') return { fare_type_adjustments: null };
  return { fare_type_adjustments: values.fare_type_adjustments ?? faresFor(values, product) };
}

/** The fares of a product with those who are counted: adults at the first that is theirs, children at their own. */
function faresFor(values: LeadValues, product: LeadProduct | undefined): FareLine[] {
  const fares = product?.fare_types ?? [];
  const child = fares.find(isChildFare);
  const adult = fares.find((fare) => fare.code !== 'INFANT' && !isChildFare(fare));
  const [adults, children] = isPrivate(product)
    ? [1, 0]
    : [numberOf(values.adult_count) ?? 0, numberOf(values.child_count) ?? 0];
  return fares.map((fare) => ({
    fare_type_id: fare.id,
    quantity: fare === adult ? adults + (child ? 0 : children) : fare === child ? children : 0,
    price: fare.cost_price,
  }));
}

/** Who comes by fare: as it was agreed, else as adults and children are counted. */
export function partyByFare(values: LeadValues, product: LeadProduct): FareLine[] {
  const agreed = values.value_mode === 'by_fare' ? values.fare_type_adjustments : null;
  return agreed ?? faresFor(values, product);
}

/** Adults and children as the fares count them. */
function partyOf(
  { fare_type_adjustments: lines }: LeadValues,
  product: LeadProduct | undefined,
): Partial<LeadValues> {
  const isYoung = (id: string) =>
    product?.fare_types.some((fare) => fare.id === id && (fare.code === 'INFANT' || isChildFare(fare))) ??
    false;
  const count = (young: boolean) =>
    (lines ?? [])
      .filter(({ fare_type_id }) => isYoung(fare_type_id) === young)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return { adult_count: count(false), child_count: count(true) };
}

function everybody({ adult_count, child_count, passenger_count }: LeadValues): Partial<LeadValues> {
  const [adults, children] = [numberOf(adult_count), numberOf(child_count)];
  if (adults === null && children === null) return { passenger_count };
  return {
    passenger_count: totalPassengers({
      passenger_count: null,
      adult_count: adults,
      child_count: children,
    }),
  };
}

function ofTotal(values: LeadValues, product: LeadProduct | undefined): Partial<LeadValues> {
  if (values.value_mode === 'by_fare') return { offered_value: totalOf(values.fare_type_adjustments ?? []) };
  if (values.value_mode !== 'auto') return {};
  const prices = pricesIn(values, product);
  const party = {
    adults: numberOf(values.adult_count) ?? 0,
    children: numberOf(values.child_count) ?? 0,
  };
  // A group pays what the product costs, however many come.
  const total = isPrivate(product) ? prices.adult : partyTotal(party, prices);
  return total === null || (total === 0 && !isPrivate(product)) ? {} : { offered_value: total };
}
