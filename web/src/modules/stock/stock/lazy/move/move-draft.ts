import type { postStockMove, postStockTransfer } from '@leme/contract/stock/endpoints';
import { directionOf, handReasons, type MoveReason } from '@leme/contract/stock/stock-moves';
import { call } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import type { SaidFaults } from '#kit/verb/use-verb.ts';

export type Way = 'in' | 'out' | 'transfer';
/** Of whom something is moved, as far as the form has to know. */
export type MovedItem = { id: string; name: string; unit: string };

export type MoveDraft = {
  item_id: MovedItem | null;
  location_id: string | null;
  from_location_id: string | null;
  to_location_id: string | null;
  quantity: number | null;
  reason: MoveReason;
  ref: string;
  unit_cost: number | null;
};

export const moveFields = [
  ...(['item_id', 'location_id', 'from_location_id', 'to_location_id'] as const),
  ...(['quantity', 'reason', 'ref', 'unit_cost'] as const),
];

/** The reasons one goes that way for. */
export const reasonsOf = (way: Way) =>
  handReasons.filter((reason) => ['either', way].includes(directionOf(reason)));

export const firstReason = { in: 'purchase', out: 'consumption', transfer: 'transfer' } as const;

export const untouched = (way: Way, item: MovedItem | null): MoveDraft => ({
  item_id: item,
  location_id: null,
  from_location_id: null,
  to_location_id: null,
  quantity: null,
  reason: firstReason[way],
  ref: '',
  unit_cost: null,
});

/** The same where there is but one place: nobody has to choose it. */
export const placed = (draft: MoveDraft, only: string | null): MoveDraft => ({
  ...draft,
  location_id: draft.location_id ?? only,
  from_location_id: draft.from_location_id ?? only,
});

/** What the way decides: which places it asks for, and when it needs a word. */
export function moveMissing(way: Way, draft: MoveDraft): SaidFaults {
  const { item_id, location_id, from_location_id, to_location_id, quantity, reason, ref } = draft;
  const isTransfer = way === 'transfer';
  const missing = (isMissing: boolean) => isMissing && faultText({ code: 'required' });
  return {
    item_id: missing(!item_id),
    location_id: missing(!isTransfer && !location_id),
    from_location_id: missing(isTransfer && !from_location_id),
    to_location_id: missing(isTransfer && !to_location_id),
    ...(!quantity && { quantity: missing(true) }),
    ...(reason === 'adjustment' && ref.trim() === '' && { ref: missing(true) }),
  };
}

/** Sends what was typed; in or out, or from one place to another. */
export async function sendMove(way: Way, draft: MoveDraft): Promise<void> {
  const own = { item_id: draft.item_id?.id ?? '', ref: draft.ref.trim() || null };
  const quantity = draft.quantity ?? 0;
  if (way === 'transfer') {
    await call<typeof postStockTransfer>('POST /stock/transfers', {
      ...own,
      from_location_id: draft.from_location_id ?? '',
      to_location_id: draft.to_location_id ?? '',
      quantity,
    });
    return;
  }
  await call<typeof postStockMove>('POST /stock/moves', {
    ...own,
    location_id: draft.location_id ?? '',
    reason: draft.reason as Exclude<MoveReason, 'transfer'>,
    quantity: way === 'in' ? quantity : -quantity,
    unit_cost: way === 'in' ? draft.unit_cost : null,
  });
}
