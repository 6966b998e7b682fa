import type { postStockMove, postStockTransfer } from '@leme/contract/stock/endpoints';
import { directionOf, handReasons, type MoveReason } from '@leme/contract/stock/stock-moves';
import { call } from '#kit/api/api.ts';

export type Way = 'in' | 'out' | 'transfer';
/** Of whom something is moved, as far as the form has to know. */
export type MovedItem = { id: string; name: string; unit: string };

export type MoveDraft = {
  way: Way;
  item: MovedItem | null;
  place: string | null;
  to: string | null;
  quantity: number | null;
  reason: MoveReason;
  ref: string;
  cost: number | null;
};

/** The reasons one goes that way for. */
export const reasonsOf = (way: Way) =>
  handReasons.filter((reason) => ['either', way].includes(directionOf(reason)));

export const firstReason = { in: 'purchase', out: 'consumption', transfer: 'transfer' } as const;

/** What is missing before anything is sent, by field. */
export function missingIn({ way, item, place, to, quantity, reason, ref }: MoveDraft): string[] {
  return [
    ...(item ? [] : ['item']),
    ...(place ? [] : ['place']),
    ...(way === 'transfer' && !to ? ['to'] : []),
    ...(quantity ? [] : ['quantity']),
    ...(reason === 'adjustment' && ref.trim() === '' ? ['ref'] : []),
  ];
}

/** Sends what was typed; in or out, or from one place to another. */
export async function sendMove({
  way,
  item,
  place,
  to,
  quantity,
  reason,
  ref,
  cost,
}: MoveDraft): Promise<void> {
  const own = { item_id: item?.id ?? '', ref: ref.trim() || null };
  const amount = quantity ?? 0;
  if (way === 'transfer') {
    await call<typeof postStockTransfer>('POST /stock/transfers', {
      ...own,
      from_location_id: place ?? '',
      to_location_id: to ?? '',
      quantity: amount,
    });
    return;
  }
  await call<typeof postStockMove>('POST /stock/moves', {
    ...own,
    location_id: place ?? '',
    reason: reason as Exclude<MoveReason, 'transfer'>,
    quantity: way === 'in' ? amount : -amount,
    unit_cost: way === 'in' ? cost : null,
  });
}
