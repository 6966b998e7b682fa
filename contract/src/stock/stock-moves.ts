import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { stockWords } from './texts/texts.ts';

export const moveReasons = [
  ...(['purchase', 'return', 'sale', 'consumption', 'loss', 'adjustment'] as const),
  'transfer',
] as const;
export type MoveReason = (typeof moveReasons)[number];

/** The reasons a person gives; a transfer and a count have theirs. */
export const handReasons = moveReasons.filter((reason) => reason !== 'transfer');

/** How much is moved from one place to another. */
export const amountMoved = f.decimal({ required: true, max: 999_999, digits: 3 });

/** What went in or out: written once and never changed. A sheet of them has these columns. */
export const stockMoves = defineEntity({
  name: 'stock-moves',
  texts: stockWords,
  title: 'sku',
  fields: {
    sku: f.text({ required: true, max: 40 }),
    location: f.text({ required: true, max: 80 }),
    quantity: f.decimal({ required: true, min: -999_999, max: 999_999, digits: 3 }),
    reason: f.choice(moveReasons, { required: true }),
    ref: f.text(),
    unit_cost: f.money(),
    at: f.instant(),
  },
  rules: ({ quantity, reason, ref }) =>
    quantity === null || reason === null ? [] : moveFaults({ quantity, reason, ref }),
});

const { reason, ref, unit_cost } = stockMoves.fields;
const called = (name: keyof typeof stockMoves.fields) => ({ texts: stockWords, entity: 'stock-moves', name });

/** A move by hand, as its form asks for it: in or out of one place, or from one to another. */
export const stockMovements = defineEntity({
  name: 'stock-movements',
  texts: stockWords,
  title: 'item_id',
  fields: {
    item_id: f.reference('stock-items', { required: true }),
    location_id: { ...f.reference('stock-locations', { required: true }), words: called('location') },
    from_location_id: f.reference('stock-locations', { required: true }),
    to_location_id: f.reference('stock-locations', { required: true }),
    quantity: { ...amountMoved, words: called('quantity') },
    reason,
    ref,
    unit_cost,
  },
});

/** Which way a reason leads: in, out, or either. */
export function directionOf(reason: MoveReason): 'in' | 'out' | 'either' {
  if (reason === 'purchase' || reason === 'return') return 'in';
  return reason === 'adjustment' || reason === 'transfer' ? 'either' : 'out';
}

/** What is wrong with a move by hand beside its values: nothing moved, the wrong way, or an adjustment without a word. */
export function moveFaults({
  quantity,
  reason,
  ref,
}: {
  quantity: number;
  reason: MoveReason;
  ref?: string | null;
}) {
  const direction = directionOf(reason);
  const isWrongWay = (direction === 'in' && quantity < 0) || (direction === 'out' && quantity > 0);
  return [
    ...(quantity === 0 ? [{ pointer: '/quantity', code: 'zero' }] : []),
    ...(isWrongWay ? [{ pointer: '/quantity', code: direction === 'in' ? 'goes-in' : 'goes-out' }] : []),
    ...(reason === 'transfer' ? [{ pointer: '/reason', code: 'option' }] : []),
    ...(reason === 'adjustment' && !ref ? [{ pointer: '/ref', code: 'required' }] : []),
  ];
}
