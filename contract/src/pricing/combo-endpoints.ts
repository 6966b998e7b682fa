import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { money, price } from '../kit/values/money-schema.ts';
import { civilDate } from '../kit/values/time.ts';

const part = z.object({
  item_id: id,
  product_id: id,
  product: z.string(),
  fare: z.string(),
  quantity: z.number().int(),
  day_offset: z.number().int(),
  optional: z.boolean(),
  /** At the table; null where the product has no such fare. */
  table_price: price.nullable(),
  /** What of the combo's price falls on it. */
  share: price,
});

export const readComboParts = endpoint({
  method: 'GET',
  path: '/combos/:id/parts',
  of: 'combos',
  summary: 'What the parts of a combo cost at the table, its price beside their sum, and what is open',
  permission: may('combos', 'read'),
  params: idParams,
  reply: z.object({
    data: z.array(part),
    /** Of the parts nobody may leave out. */
    sum: price,
    total: price,
    open: z.array(z.object({ code: z.string(), name: z.string().nullable() })),
  }),
});
export type ComboPartRow = z.output<typeof part>;

export const quoteCombo = endpoint({
  method: 'POST',
  path: '/combos/:id/quote',
  of: 'combos',
  summary: 'What so many of a combo cost from a day on, and what of it falls on each part on its day',
  permission: may('combos', 'read'),
  repeat: 'harmless',
  status: 200,
  params: idParams,
  body: z.strictObject({
    date: civilDate,
    quantity: z.number().int().min(1).max(150).default(1),
    /** Parts that may be left out, and are. */
    without: z.array(id).max(100).default([]),
  }),
  reply: z.object({
    total: price,
    sum: price,
    /** What the combo is cheaper than its parts; below zero where it is dearer. */
    saved: money,
    lines: z.array(
      z.object({
        item_id: id,
        product_id: id,
        product: z.string(),
        date: z.string(),
        fare: z.string(),
        quantity: z.number().int(),
        table_price: price,
        total_price: price,
      }),
    ),
  }),
});
