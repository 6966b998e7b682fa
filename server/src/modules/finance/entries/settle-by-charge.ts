import { financeEntries } from '@leme/contract/finance/entities';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { followOne } from '../charges/follow-payments.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { writePostings } from '../ledger/write-postings.ts';
import { entryOf } from './entry-queries.ts';
import { legsOf, settle, writeSettlement } from './settle-entry.ts';

type Settling = {
  id: string;
  payment_id: string;
  /** Centavos: what is owed, and what came above. */
  taken: number;
  surplus: number;
  account_id: string;
  paid_on: string;
};

/** Settles an entry by money that came for a charge of it; what came above is owed to the customer from then. */
export async function settleEntry(work: TimedWork, settling: Settling): Promise<void> {
  const { tx, actor } = work;
  const { id, payment_id, taken, surplus, account_id, paid_on } = settling;
  const { keeping, books } = await holdBooks(work);
  const entry = await entryOf(work, id);
  const money = { discount: 0, interest: 0, account_id, paid_on };
  const amount = toReais(taken);
  if (taken > 0) {
    await settle(work, entry, amount);
    const row = { id: payment_id, entry_id: id, amount, ...money, reverses_id: null, reason: null };
    await writeSettlement(work, row);
  }
  const legs = legsOf(entry, { ...money, amount, settlement_id: payment_id }, books);
  const above = {
    day: paid_on,
    fact_kind: 'settlement' as const,
    fact_id: payment_id,
    leg: 3,
    debit_id: account_id,
    credit_id: books.account('credits'),
    cents: surplus,
    entry_id: id,
    party_kind: 'customer' as const,
    party_id: entry.customer_id,
  };
  await writePostings(keeping, books, surplus > 0 ? [...legs, above] : legs);
  const after = await entryOf(work, id);
  const left = toCents(after.amount) - toCents(after.settled_amount);
  const stands = { id, left, paid: toCents(after.settled_amount) };
  await followOne({ tx, tenantId: actor.tenantId }, 'entry_id', stands);
  record(work, financeEntries, {
    id,
    action: 'updated',
    before: { status: entry.status, settled_amount: entry.settled_amount },
    after: { status: after.status, settled_amount: after.settled_amount, paid_on },
  });
}
