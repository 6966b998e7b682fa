import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import * as f from '../kit/resource/fields.ts';
import { amountMoved, handReasons, moveReasons, stockMoves } from './stock-moves.ts';

const reads = may('stock', 'read');
const writes = may('stock', 'update');

/** More lines than this are two counts. */
export const mostCounted = 500;
/** The lines of a list to count by; a company with more counts place by place. */
export const mostListed = 5_000;
/** Rows of a sheet of moves. */
export const mostMovesOfSheet = 5_000;

const { quantity: moved, ref, unit_cost } = stockMoves.fields;
const mark = z.number().int().min(0);
const counted = fieldSchema(f.decimal({ required: true, max: 999_999, digits: 3 }));
const amount = z.number();

const posted = z.object({
  id,
  item_id: id,
  location_id: id,
  quantity: amount,
  /** What is there now. */
  level: amount,
});

export const postStockMove = endpoint({
  method: 'POST',
  path: '/stock/moves',
  summary: 'Something went in or, below zero, out; what is not there is refused with who took the last of it',
  permission: writes,
  body: z.strictObject({
    item_id: id,
    location_id: id,
    quantity: fieldSchema(moved),
    reason: z.enum(handReasons),
    ref: fieldSchema(ref),
    unit_cost: fieldSchema(unit_cost),
  }),
  reply: posted,
  status: 201,
});

export const postStockTransfer = endpoint({
  method: 'POST',
  path: '/stock/transfers',
  summary: 'From one place to another: two moves or none',
  permission: writes,
  body: z.strictObject({
    item_id: id,
    from_location_id: id,
    to_location_id: id,
    quantity: fieldSchema(amountMoved),
    ref: fieldSchema(ref),
  }),
  reply: z.object({ data: z.array(posted) }),
  status: 201,
});

export const postStockCount = endpoint({
  method: 'POST',
  path: '/stock/counts',
  summary:
    'What was counted at a place, each line against what the ledger said then (`mark`); what was sold since stays sold',
  permission: writes,
  body: z.strictObject({
    location_id: id,
    lines: z
      .array(z.strictObject({ item_id: id, counted, mark }))
      .min(1)
      .max(mostCounted)
      .refine((lines) => new Set(lines.map(({ item_id }) => item_id)).size === lines.length, {
        error: 'repeated',
      }),
  }),
  reply: z.object({
    id,
    data: z.array(
      z.object({ item_id: id, expected: amount, counted: amount, difference: amount, level: amount }),
    ),
  }),
  status: 201,
});

const flow = z.object({ moves: z.number().int(), value: z.number() });

export const readStockOverview = endpoint({
  method: 'GET',
  path: '/stock/overview',
  summary:
    'How many items there are, how many below their minimum, what all is worth, and 30 days in and out',
  permission: reads,
  reply: z.object({
    items: z.number().int(),
    below_minimum: z.number().int(),
    value: z.number(),
    moved_in: flow,
    moved_out: flow,
  }),
});

const level = z.object({ location_id: id, location: z.string(), quantity: amount, mark });

export const readStockLedger = endpoint({
  method: 'GET',
  path: '/stock/:id/ledger',
  of: 'stock_items',
  summary: 'Where an item lies, and how much of it there was at the end of each of 90 days',
  permission: reads,
  params: idParams,
  reply: z.object({
    levels: z.array(level),
    course: z.array(z.object({ date: z.string(), quantity: amount })),
  }),
});

export const listStockMoves = endpoint({
  method: 'GET',
  path: '/stock/:id/moves',
  of: 'stock_items',
  summary: 'What went in and out of an item, newest first, 30 at a time, each with what was left then',
  permission: reads,
  params: idParams,
  query: z.strictObject({ before: id.optional() }),
  reply: z.object({
    data: z.array(
      z.object({
        id,
        at: z.string(),
        location: z.string(),
        quantity: amount,
        balance: amount,
        reason: z.enum(moveReasons),
        ref: z.string().nullable(),
        unit_cost: z.number().nullable(),
        by: z.string().nullable(),
      }),
    ),
    next: id.nullable(),
  }),
});

export const listStockLevels = endpoint({
  method: 'GET',
  path: '/stock/:id/levels',
  of: 'stock_items',
  summary: 'What the ledger says of an item now, place by place, each with the mark a count names',
  permission: reads,
  params: idParams,
  reply: z.object({ data: z.array(level) }),
});

export const listStockLines = endpoint({
  method: 'GET',
  path: '/stock/lines',
  summary: 'What is counted at a place: items by name with what should be there; at most 5,000',
  permission: reads,
  query: z.strictObject({ location_id: id }),
  reply: z.object({
    location: z.string(),
    data: z.array(
      z.object({
        item_id: id,
        name: z.string(),
        sku: z.string(),
        barcode: z.string().nullable(),
        unit: z.string(),
        size_class: z.string().nullable(),
        quantity: amount,
      }),
    ),
  }),
});

export const exportStockMoves = endpoint({
  method: 'GET',
  path: '/stock/moves/sheet',
  summary: 'Everything that went in and out as CSV, oldest first, each with its id',
  permission: reads,
  gives: 'csv',
  reply: z.string(),
});

export const importStockMoves = endpoint({
  method: 'POST',
  path: '/stock/moves/sheet',
  summary:
    'A CSV of up to 5,000 moves: all of them or, where one has a fault, none; rows with the id of a move that stands are left out',
  permission: writes,
  takes: 'csv',
  reply: z.object({
    moves: z.number().int(),
    items: z.number().int(),
    /** The rows of the file that stand already, and were left out. */
    standing: z.array(z.number().int()).max(mostMovesOfSheet),
  }),
  status: 201,
});

export type StockOverview = ReplyOf<typeof readStockOverview>;
export type StockLedger = ReplyOf<typeof readStockLedger>;
export type StockLevel = StockLedger['levels'][number];
export type StockMove = ReplyOf<typeof listStockMoves>['data'][number];
export type StockLine = ReplyOf<typeof listStockLines>['data'][number];
export type CountedLine = ReplyOf<typeof postStockCount>['data'][number];
