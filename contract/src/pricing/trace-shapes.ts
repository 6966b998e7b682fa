import { z } from 'zod';
import { id } from '../kit/page.ts';
import { namedDays } from '../kit/values/day-ranges.ts';
import { civilDate, clockTime } from '../kit/values/time.ts';
import { roundings } from '../prices/price-book.ts';
import { saleChannels } from './pricing-rules.ts';

/** What the price engine writes down, as it travels: a document of its own, whose amounts are centavos. */
const most = 99_999_999_999;
const cents = z.number().int().min(-most).max(most);
const bp = z.number().int().min(-1_000_000).max(1_000_000);
const name = z.string().max(200);
const counted = z.number().int().min(0).max(1_000_000_000);
const upTo = z.number().int().min(0).max(1_000_000).nullable();
const span = z.object({ min: upTo, max: upTo });
export const dayRanges = z.array(
  z.union([
    z.object({ from: z.string(), to: z.string() }),
    z.object({ day: z.enum(namedDays), before: z.number().int(), after: z.number().int() }),
  ]),
);

export const effectShape = z.union([
  z.object({ kind: z.enum(['set', 'add']), cents }),
  z.object({ kind: z.literal('percent'), bp }),
]);

export const conditionsShape = z.object({
  category_ids: z.array(id).optional(),
  tag_ids: z.array(id).optional(),
  product_ids: z.array(id).optional(),
  boat_ids: z.array(id).optional(),
  travel: dayRanges.optional(),
  sale: dayRanges.optional(),
  weekdays: z.array(z.number().int()).optional(),
  start: z.object({ from: z.string(), to: z.string() }).optional(),
  lead_days: span.optional(),
  occupancy_bp: span.optional(),
  party: span.optional(),
  fares: z.array(z.string()).optional(),
  channels: z.array(z.string()).optional(),
  agent_ids: z.array(id).optional(),
});

/** One step of a price, from the table to the last centavo. */
export const stepShape = z.union([
  z.object({ kind: z.enum(['base', 'bounds', 'rounding']), before: cents, after: cents }),
  z.object({
    kind: z.enum(['special', 'rule']),
    before: cents,
    after: cents,
    id,
    version: counted,
    name,
    effect: effectShape,
    /** The kinds of condition that fitted. */
    why: z.array(z.string()),
  }),
]);

const reasons = ['priority', 'conditions', 'id', 'special'] as const;

/** What did not count, and why. */
export const lostShape = z.object({
  of: z.enum(['rule', 'special']),
  id,
  version: counted,
  name,
  fare_type_ids: z.array(id),
  why: z.union([
    z.object({ reason: z.literal('condition'), kind: z.string() }),
    z.object({ reason: z.enum(reasons), to: id, name }),
    z.object({ reason: z.literal('inactive') }),
  ]),
});

const inputs = z.strictObject({
  date: civilDate,
  start_time: clockTime.nullable(),
  party: z.array(z.strictObject({ fare_type_id: id, quantity: z.number().int().min(0).max(150) })).max(60),
  people: z.number().int().min(1).max(150).optional(),
  boat_ids: z.array(id).max(60),
  occupancy_bp: z.number().int().min(0).max(1_000_000).nullable(),
  channel: z.enum(saleChannels),
  agent_id: id.nullable(),
  customer_id: id.nullable(),
  code: z.string().max(60).nullable(),
  sold_on: civilDate,
  extras: z.array(z.strictObject({ name, cents })).max(60),
  discount: z.union([z.strictObject({ bp }), z.strictObject({ cents })]).nullable(),
});

const facts = z.strictObject({
  product: z.strictObject({
    id,
    category_ids: z.array(id).max(10),
    tag_ids: z.array(id).max(60),
    sharing_mode: z.enum(['shared', 'private']),
    min_charge: cents,
    rounding: z.enum(roundings),
  }),
  fares: z
    .array(
      z.strictObject({
        id,
        code: z.string().max(40),
        label: name,
        price: cents,
        min_price: cents.nullable(),
        max_price: cents.nullable(),
      }),
    )
    .max(200),
  groups: z.array(z.strictObject({ max_size: counted, price: cents })).max(200),
});

/** Rules and special prices of one trace. */
export const mostCounted = 2_000;

/** All that counted, and what it came to: the same centavos for ever. */
export const traceShape = z.strictObject({
  engine_version: z.number().int().min(1).max(1_000),
  inputs,
  facts,
  counted: z
    .array(z.strictObject({ of: z.enum(['rule', 'special']), id, version: counted }))
    .max(mostCounted),
  /** What was said: the price of one of each line, each adjustment, and the total. */
  said: z.strictObject({
    units: z.array(cents).max(60),
    adjustments: z.array(cents).max(60),
    total: cents,
  }),
});
export type QuoteTrace = z.output<typeof traceShape>;
