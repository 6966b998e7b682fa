import { z } from 'zod';
import { may, type Permission } from '../access/permission.ts';
import { kB } from '../kit/body-room.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { money } from '../kit/values/money-schema.ts';
import { optionalText } from '../kit/values/text.ts';
import { civilDate, clockTime, instant } from '../kit/values/time.ts';
import { handDiscount, handExtras } from './by-hand.ts';
import { saleChannels } from './pricing-rules.ts';
import { dayRanges, lostShape, mostCounted, stepShape, traceShape } from './trace-shapes.ts';

/** Who sees what is sold, and who sells it, may ask what it costs. */
const asks: Permission = { anyOf: [may('products', 'read'), may('bookings', 'create')] };

/** The most people of one party, as of a booking. */
export const largestParty = 150;

/** The most days of one calendar of prices. */
export const calendarDays = 62;

export const createQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  summary:
    'What a party costs, with every step; of a session, or of a product on a day. `sold_at` asks as if sold then and needs pricing-rules:read',
  permission: asks,
  repeat: 'harmless',
  body: z.strictObject({
    product_id: id.optional(),
    session_id: id.optional(),
    date: civilDate.optional(),
    start_time: clockTime.optional(),
    party: z
      .array(z.strictObject({ fare_type_id: id, quantity: z.number().int().min(1).max(largestParty) }))
      .max(40)
      .default([]),
    /** How many come of no fare; a private product asks for no more. */
    people: z.number().int().min(1).max(largestParty).optional(),
    channel: z.enum(saleChannels).default('counter'),
    agent_id: id.nullish(),
    customer_id: id.nullish(),
    code: optionalText(30),
    extras: handExtras,
    discount: handDiscount.nullable().default(null),
    sold_at: instant.optional(),
  }),
  reply: z.object({
    product_id: id,
    session_id: id.nullable(),
    total: money,
    lines: z.array(
      z.object({
        fare_type_id: id,
        label: z.string(),
        quantity: z.number().int(),
        unit_price: money,
        total_price: money,
        /** From the table to the last centavo, in centavos. */
        trace: z.array(stepShape),
      }),
    ),
    adjustments: z.array(
      z.object({
        kind: z.enum(['group', 'minimum', 'extra', 'discount']),
        name: z.string().optional(),
        amount: money,
        trace: z.array(stepShape).optional(),
      }),
    ),
    lost: z.array(lostShape),
    /** Until when no day alone changes it; null where it is asked as if sold at another time. */
    valid_until: z.string().nullable(),
    engine_version: z.number().int(),
    /** What replays it. */
    trace: traceShape,
  }),
});
export type QuoteReply = ReplyOf<typeof createQuote>;

export const replayQuote = endpoint({
  method: 'POST',
  path: '/quotes/replay',
  summary: 'The price of a trace once more, and which of its amounts differ',
  permission: asks,
  repeat: 'harmless',
  body: z.strictObject({ trace: traceShape }),
  room: { bytes: 512 * kB, members: mostCounted },
  reply: z.object({
    total: money,
    isSame: z.boolean(),
    /** `at` is where in `said` of the trace. */
    differs: z.array(z.object({ at: z.string(), said: money, now: money })),
  }),
});

/** A price of a calendar: of a fare, or of a group up to a size. */
export const priceColumn = z.object({
  fare_type_id: id.nullable(),
  max_size: z.number().int().nullable(),
  label: z.string(),
});

export const readPriceCalendar = endpoint({
  method: 'GET',
  path: '/price-calendar',
  summary: 'What a product costs day by day: each fare for the smallest party, or each size of a group',
  permission: may('products', 'read'),
  query: z.strictObject({
    product_id: id,
    from: civilDate,
    to: civilDate,
    channel: z.enum(saleChannels).default('counter'),
  }),
  reply: z.object({
    product_id: id,
    columns: z.array(priceColumn),
    /** The prices of a day stand in the order of the columns. */
    days: z.array(z.object({ date: z.string(), prices: z.array(money) })),
  }),
});

export const readPriceOfDay = endpoint({
  method: 'GET',
  path: '/price-calendar/day',
  summary: 'Why a price of the calendar is what it is: every step, and the rules that did not count',
  permission: may('products', 'read'),
  query: z.strictObject({
    product_id: id,
    date: civilDate,
    /** Which price of the day: of a fare, or of the group up to a size. */
    fare_type_id: id.optional(),
    max_size: z.coerce.number().int().min(1).max(largestParty).optional(),
    channel: z.enum(saleChannels).default('counter'),
  }),
  reply: z.object({
    label: z.string(),
    price: money,
    trace: z.array(stepShape),
    lost: z.array(lostShape),
  }),
});

export type PriceOfDay = ReplyOf<typeof readPriceOfDay>;

/** How far ahead a price list looks. */
export const priceListDays = 365;

export const readPriceList = endpoint({
  method: 'GET',
  path: '/price-list',
  summary:
    'What everything on sale costs at the counter in each season of the next 365 days and outside of them; rules on lead time, boats, hours and how full a departure is do not count',
  permission: may('products', 'read'),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    seasons: z.array(z.object({ id, name: z.string(), ranges: dayRanges })),
    products: z.array(
      z.object({
        id,
        name: z.string(),
        columns: z.array(priceColumn),
        /** By column: outside of every season, then season by season; null where none of its days is ahead. */
        prices: z.array(z.array(z.object({ lowest: money, highest: money }).nullable())),
      }),
    ),
  }),
});
export type PriceList = ReplyOf<typeof readPriceList>;
