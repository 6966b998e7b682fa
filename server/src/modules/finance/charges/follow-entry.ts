import type { EntryRow } from '@leme/contract/finance/entry-endpoints';
import { toCents } from '@leme/contract/kit/values/money';
import type { Work } from '#kit/work';
import { followOne } from './follow-payments.ts';

/** Charges of an entry follow what was settled of it, or that nothing of it is owed any more. */
export async function followEntry(
  { tx, actor }: Work,
  { id, amount, settled_amount, status }: EntryRow,
  came?: { payment_id: string; amount: number },
): Promise<void> {
  const paid = toCents(settled_amount);
  const left = status === 'cancelled' ? 0 : toCents(amount) - paid;
  const money = came && { payment_id: came.payment_id, cents: toCents(came.amount), isPix: false };
  await followOne({ tx, tenantId: actor.tenantId }, 'entry_id', { id, left, paid }, money);
}
