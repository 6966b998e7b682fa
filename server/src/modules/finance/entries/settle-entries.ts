import { financeEntries } from '@leme/contract/finance/entities';
import { type EntryRow, settleEntries } from '@leme/contract/finance/entry-endpoints';
import type { EntriesSettled } from '@leme/contract/finance/problems';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { followEntry } from '../charges/follow-entry.ts';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import { writePostings } from '../ledger/write-postings.ts';
import { readEntries } from './entry-queries.ts';
import { legsOf, requireMoney } from './settle-entry.ts';

type Input = InputOf<typeof settleEntries>;

/** Pays what is left of several, all of them or none: whoever holds the books sees what others settled before. */
export const servesSettlements = serve(settleEntries, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { account_id, paid_on } = input;
  const { keeping, books } = await holdBooks(work);
  const ids = input.entries.map(({ id }) => id);
  const such = sql`e.id = any(${ids}::uuid[])`;
  const entries = await readEntries(work, such);
  await refuse(work, input, entries);
  requireOpen(books, paid_on);
  await requireMoney(work, input);
  const paid = entries.map((entry) => ({ entry, settlement_id: newId(), amount: leftOf(entry) }));
  await tx.change(
    statement(sql`update finance_entries e set settled_amount = amount, status = 'paid', version = version + 1,
        updated_at = ${work.now.toString()}::timestamptz where e.tenant_id = ${actor.tenantId} and ${such}`),
  );
  const settlements = paid.map(({ entry, settlement_id, amount }) => ({
    tenant_id: actor.tenantId,
    id: settlement_id,
    entry_id: entry.id,
    amount,
    account_id,
    paid_on,
    user_id: actor.userId,
    created_at: work.now.toString(),
  }));
  for (const insert of insertRows('finance_settlements', settlements)) await tx.change(insert);
  const legs = paid.flatMap(({ entry, settlement_id, amount }) =>
    legsOf(entry, { amount, settlement_id, account_id, paid_on, discount: 0, interest: 0 }, books),
  );
  await writePostings(keeping, books, legs);
  const steps = paid.map(({ entry }) => ({
    id: entry.id,
    action: 'updated' as const,
    before: { status: entry.status, settled_amount: entry.settled_amount },
    after: { status: 'paid', settled_amount: entry.amount, paid_on },
  }));
  record(work, financeEntries, steps);
  const data = await readEntries(work, such);
  const paidBy = new Map(paid.map(({ entry, ...each }) => [entry.id, each]));
  for (const entry of data) {
    const by = paidBy.get(entry.id);
    await followEntry(work, entry, by && { payment_id: by.settlement_id, amount: by.amount });
  }
  return { data };
});

const leftOf = ({ amount, settled_amount }: EntryRow) => toReais(toCents(amount) - toCents(settled_amount));

/** None is settled where one is not there, is named twice, or stands otherwise than who pays saw it. */
async function refuse(work: TimedWork, input: Input, entries: readonly EntryRow[]): Promise<void> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const wrong = input.entries.flatMap(({ id }, at) => {
    const pointer = `/entries/${at}/id`;
    if (!byId.has(id)) return [{ pointer, code: 'unknown' }];
    const isSecond = input.entries.findIndex((each) => each.id === id) < at;
    return isSecond ? [{ pointer, code: 'repeated' }] : [];
  });
  if (wrong.length > 0) throw faults(wrong);
  const others = input.entries.flatMap(({ id, left }) => {
    const entry = byId.get(id);
    const isOpen = entry?.kind !== 'transfer' && (entry?.status === 'open' || entry?.status === 'partial');
    return entry && !(isOpen && toCents(leftOf(entry)) === toCents(left)) ? [entry] : [];
  });
  if (others.length === 0) return;
  const by = await lastOf(
    work,
    others.map(({ id }) => id),
  );
  const told: EntriesSettled['entries'] = others.map((entry) => ({
    id: entry.id,
    description: entry.description,
    left: entry.status === 'cancelled' ? 0 : leftOf(entry),
    by: by.get(entry.id) ?? null,
  }));
  throw new Problem('entries-settled', { params: { entries: told } });
}

/** Who settled each of them last. */
async function lastOf({ tx, actor }: TimedWork, ids: readonly string[]) {
  const rows = await tx.rows(
    statement<{ entry_id: string; by: string | null }>(sql`select t.entry_id, p.full_name as by
      from finance_settlements t left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
      where t.tenant_id = ${actor.tenantId} and t.entry_id = any(${[...ids]}::uuid[]) order by t.created_at, t.id`),
  );
  return new Map(rows.map(({ entry_id, by }) => [entry_id, by]));
}
