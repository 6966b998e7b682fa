import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { stockMoves } from './stock-moves.ts';
import { stockWords } from './texts/texts.ts';

export const stockStates = ['ok', 'low', 'out'] as const;

/**
 * What is kept on shelves. How much there is, what it is worth and whether that is enough follow from what went in and out;
 * nobody types it.
 */
export const stockItems = defineResource({
  name: 'stock',
  table: 'stock_items',
  texts: stockWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, search: true }),
    sku: f.text({ required: true, max: 40, unique: true, search: true, sort: true }),
    kind: f.choice(['consumable', 'rental_unit', 'retail', 'part'], { fallback: 'consumable', filter: true }),
    unit: f.choice(['un', 'pair', 'box', 'pack', 'kg', 'L', 'm'], { fallback: 'un' }),
    min_qty: f.integer({ max: 999_999, fallback: 0 }),
    barcode: f.text({ max: 64, unique: true, search: true, isKey: true }),
    /** Of life jackets, so that those aboard can be counted by whom they fit. */
    size_class: f.choice(['baby', 'child', 'youth', 'adult', 'large'], { filter: true, hint: true }),
    sale_price: f.money({ sort: true }),
    notes: f.longText(),
  },
  computed: {
    quantity: f.decimal({ digits: 3, fallback: 0 }),
    state: f.choice(stockStates, { fallback: 'ok', filter: true }),
    average_cost: f.money(),
    value: f.money({ fallback: 0 }),
  },
  told: {
    quantity: f.decimal({ digits: 3 }),
    counted: f.decimal({ digits: 3 }),
    location: stockMoves.fields.location,
    reason: stockMoves.fields.reason,
    ref: stockMoves.fields.ref,
  },
});

export type StockItem = RowOf<typeof stockItems>;
export type StockState = StockItem['state'];
