import type { DayRange } from '../kit/values/day-ranges.ts';

/** Amounts of this folder are integer centavos, shares integer basis points, days `YYYY-MM-DD`, times `HH:MM`. */
export type Cents = number;

/** Smallest and largest, both in it; null is no bound. */
export type Span = { min: number | null; max: number | null };

/** When a rule counts: every kind of condition that is set has to fit; none set fits always. */
export type Conditions = {
  category_ids?: readonly string[];
  tag_ids?: readonly string[];
  product_ids?: readonly string[];
  /** One of the boats of the session is among them. */
  boat_ids?: readonly string[];
  /** The day of the trip. */
  travel?: readonly DayRange[];
  /** The day it is sold. */
  sale?: readonly DayRange[];
  /** ISO: 1 is Monday, 7 Sunday. */
  weekdays?: readonly number[];
  /** Of the departure; past midnight where it ends before it begins. */
  start?: { from: string; to: string };
  /** Days from the sale to the trip. */
  lead_days?: Span;
  /** Seats taken before this party, of all. */
  occupancy_bp?: Span;
  /** How many people, babies too. */
  party?: Span;
  /** Ids of fares, or their codes. */
  fares?: readonly string[];
  channels?: readonly string[];
  agent_ids?: readonly string[];
};

export type ConditionKind = keyof Conditions;

/** What a rule does to a price: puts another in its place, adds to it, or takes it by a share up or down. */
export type Effect = { kind: 'set' | 'add'; cents: Cents } | { kind: 'percent'; bp: number };

/** One published version of a rule; it never changes. */
export type PriceRule = {
  id: string;
  version: number;
  name: string;
  active: boolean;
  /** Those that stack count one after the other; of the others one. */
  stackable: boolean;
  priority: number;
  when: Conditions;
  effect: Effect;
};

/** A price agreed for somebody, or behind a word the customer says. */
export type SpecialPrice = {
  id: string;
  version: number;
  name: string;
  /** `customer_id` and `code` are conditions of it alone. */
  when: Conditions & { customer_id?: string; code?: string };
  effect: Effect;
  /** Whether rules go on from it; else it ends the line. */
  with_rules: boolean;
  /** As often used as it may be; what it said once is not. */
  isUsedUp?: true;
};

export const roundings = ['none', '0.50', '1.00', 'x.90'] as const;
export type Rounding = (typeof roundings)[number];

export type BookFare = {
  id: string;
  code: string;
  label: string;
  price: Cents;
  min_price: Cents | null;
  max_price: Cents | null;
};

/** The price of a party of up to so many people; it begins where the next smaller one ends. */
export type GroupPrice = { max_size: number; price: Cents };

/** What a product's prices are made from, as it stands. */
export type PriceBook = {
  product: {
    id: string;
    /** Its category and those around it. */
    category_ids: readonly string[];
    tag_ids: readonly string[];
    sharing_mode: 'shared' | 'private';
    min_charge: Cents;
    rounding: Rounding;
  };
  fares: readonly BookFare[];
  /** Of a private product. */
  groups: readonly GroupPrice[];
  rules: readonly PriceRule[];
  specials: readonly SpecialPrice[];
};

/** What is asked. */
export type QuoteInputs = {
  date: string;
  start_time: string | null;
  party: readonly { fare_type_id: string; quantity: number }[];
  /** How many come besides, of no fare: a private product is priced by its size alone. */
  people?: number | undefined;
  boat_ids: readonly string[];
  /** Null where there is no departure yet: a rule on it does not fit. */
  occupancy_bp: number | null;
  channel: string;
  agent_id: string | null;
  customer_id: string | null;
  code: string | null;
  /** The day it is sold, in the company's zone. */
  sold_on: string;
  /** What is sold with it, in their order. */
  extras: readonly { name: string; cents: Cents }[];
  /** By hand, at the end: off everything before it. */
  discount: { bp: number } | { cents: Cents } | null;
};
