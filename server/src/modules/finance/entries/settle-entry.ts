import { financeEntries } from '@leme/contract/finance/entities';
import { type EntryRow, settleEntry } from '@leme/contract/finance/entry-endpoints';
import type { EntrySettled } from '@leme/contract/finance/problems';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { followEntry } from '../charges/follow-entry.ts';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import type { Books } from '../ledger/open-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';
import { entryOf } from './entry-queries.ts';

type Input = InputOf<typeof settleEntry>;

/** Pays an entry or a part of it: of two who pay the same one does, and the other reads who did and what is left. */
export const servesSettlement = serve(settleEntry, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, amount, paid_on } = input;
  const { keeping, books } = await holdBooks(work);
  const entry = await entryOf(work, id);
  requireOpen(books, paid_on);
  await requireMoney(work, input);
  if (toCents(input.discount) > toCents(amount))
    throw faults([{ pointer: '/discount', code: 'too-large', params: { maximum: amount } }]);
  await settle(work, entry, amount);
  const settlement_id = newId();
  await writeSettlement(work, { ...input, id: settlement_id, entry_id: id, reverses_id: null, reason: null });
  await writePostings(keeping, books, legsOf(entry, { ...input, settlement_id }, books));
  const after = await entryOf(work, id);
  await followEntry(work, after, { payment_id: settlement_id, amount });
  record(work, financeEntries, {
    id,
    action: 'updated',
    before: { status: entry.status, settled_amount: entry.settled_amount },
    after: { status: after.status, settled_amount: after.settled_amount, paid_on },
  });
  return { ...after, settlement_id };
});

/** Money goes to an account that holds some, and is there. */
export async function requireMoney(
  { tx, actor }: TimedWork,
  { account_id }: Pick<Input, 'account_id'>,
): Promise<void> {
  const account = await tx.first(
    statement<{ money_kind: string | null }>(sql`select a.money_kind from finance_accounts a
      where a.tenant_id = ${actor.tenantId} and a.id = ${account_id} and a.active`),
  );
  if (!account) throw faults([{ pointer: '/account_id', code: 'unknown' }]);
  if (account.money_kind === null) throw faults([{ pointer: '/account_id', code: 'option' }]);
}

/** Adds to what is settled, never above the amount; below zero it is taken back. */
export async function settle(work: TimedWork, entry: EntryRow, amount: number): Promise<void> {
  const { tx, actor, now } = work;
  const sum = sql`settled_amount + ${amount}::numeric`;
  const changed = await tx.change(
    statement(sql`update finance_entries set settled_amount = ${sum},
        status = case when ${sum} = 0 then 'open' when ${sum} < amount then 'partial' else 'paid' end,
        version = version + 1, updated_at = ${now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${entry.id} and status <> 'cancelled' and kind <> 'transfer'
        and ${sum} >= 0 and ${sum} <= amount`),
  );
  if (changed > 0) return;
  if (entry.status === 'cancelled' || entry.kind === 'transfer') throw new Problem('move-forbidden');
  const left = (toCents(entry.amount) - toCents(entry.settled_amount)) / 100;
  const last = await tx.first(
    statement<Omit<EntrySettled, 'left'>>(sql`select p.full_name as by, t.amount, t.created_at as at
      from finance_settlements t left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
      where t.tenant_id = ${actor.tenantId} and t.entry_id = ${entry.id} order by t.created_at desc, t.id desc limit 1`),
  );
  if (!last) throw faults([{ pointer: '/amount', code: 'above-remaining', params: { maximum: left } }]);
  throw new Problem('entry-settled', { params: { left, ...last } });
}

type Settlement = {
  id: string;
  entry_id: string;
  amount: number;
  discount: number;
  interest: number;
  account_id: string | null;
  paid_on: string;
  reverses_id: string | null;
  reason: string | null;
};

/** Awaited, because a second reversal breaks a constraint somebody can act on. */
export async function writeSettlement({ tx, actor, now }: TimedWork, settlement: Settlement): Promise<void> {
  const { id, entry_id, amount, discount, interest, account_id, paid_on, reverses_id, reason } = settlement;
  const row = { id, entry_id, amount, discount, interest, account_id, paid_on, reverses_id, reason };
  const by = { user_id: actor.userId, created_at: now.toString() };
  for (const insert of insertRows('finance_settlements', [{ tenant_id: actor.tenantId, ...row, ...by }]))
    await tx.change(insert);
}

/** What a settlement posts: money against what is owed, what was let off, what came on top. */
export function legsOf(
  entry: EntryRow,
  input: Omit<Input, 'id'> & { settlement_id: string },
  books: Books,
): Draft[] {
  const isPayable = entry.kind === 'payable';
  const owed = books.account(isPayable ? 'payable' : 'receivable');
  const [amount, off, top] = [toCents(input.amount), toCents(input.discount), toCents(input.interest)];
  const sides = (debit_id: string, credit_id: string) =>
    isPayable ? { debit_id, credit_id } : { debit_id: credit_id, credit_id: debit_id };
  const fact = {
    day: input.paid_on,
    fact_kind: 'settlement' as const,
    fact_id: input.settlement_id,
    entry_id: entry.id,
    cost_centre_id: entry.cost_centre_id,
    party_kind: entry.supplier_id ? ('supplier' as const) : ('customer' as const),
    party_id: entry.supplier_id ?? entry.customer_id,
  };
  const legs: (Draft & { cents: number })[] = [
    { ...fact, leg: 0, ...sides(owed, input.account_id), cents: amount - off },
    { ...fact, leg: 1, ...sides(owed, books.account(isPayable ? '9.1' : '9.2')), cents: off },
    { ...fact, leg: 2, ...sides(books.account(isPayable ? '9.2' : '9.1'), input.account_id), cents: top },
  ];
  return legs.filter(({ cents }) => cents > 0);
}
