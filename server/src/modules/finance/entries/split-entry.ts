import { financeEntries } from '@leme/contract/finance/entities';
import { type EntryRow, splitEntry } from '@leme/contract/finance/entry-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { holdBooks } from '../ledger/hold-books.ts';
import { writePostings } from '../ledger/write-postings.ts';
import { entryOf, readEntries } from './entry-queries.ts';
import { dueBounds } from './refuse-entry.ts';
import { postingsOf } from './reverse-postings.ts';
import { cancelOpen } from './take-back.ts';

type Input = InputOf<typeof splitEntry>;

/** Instalments take the place of an entry: its postings go the other way, and each posts its part of them. */
export const servesSplit = serve(splitEntry, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, instalments } = input;
  const { keeping, books } = await holdBooks(work);
  const entry = await entryOf(work, id);
  refuse(work, entry, input);
  if (entry.kind === 'transfer' || (await cancelOpen(work, sql`e.id = ${id}`)).length === 0)
    throw new Problem('move-forbidden');
  const rows = instalments.map((instalment, at) =>
    rowOf(work, entry, { ...instalment, at, of: instalments }),
  );
  for (const insert of insertRows('finance_entries', rows)) await tx.change(insert);
  const posted = await postingsOf(keeping, { kind: 'entry', id });
  const back = posted.map(({ id: reverses_id, debit_id, credit_id, ...row }) => ({
    ...row,
    debit_id: credit_id,
    credit_id: debit_id,
    leg: row.leg + 1,
    reverses_id,
  }));
  const parts = posted.flatMap(({ id: _, ...row }) =>
    rows.map((part) => ({
      ...row,
      fact_id: part.id,
      entry_id: part.id,
      cents: toCents(part.amount),
    })),
  );
  await writePostings(keeping, books, [...back, ...parts]);
  record(work, financeEntries, [
    { id, action: 'updated', before: { status: entry.status }, after: { status: 'cancelled' } },
    ...rows.map(({ id: own, kind, description, amount, due_on, status }) => ({
      id: own,
      action: 'created' as const,
      after: { kind, description, amount, due_on, status },
    })),
  ]);
  return { data: await readEntries(work, sql`e.id = any(${rows.map((row) => row.id)}::uuid[])`) };
});

/** They come to its amount, each on a day that can be. */
function refuse(work: TimedWork, { amount }: EntryRow, { instalments }: Input): void {
  const { least, most } = dueBounds(work);
  const wrong = instalments.flatMap(({ due_on }, at): Fault[] => {
    const pointer = `/instalments/${at}/due_on`;
    if (due_on < least) return [{ pointer, code: 'too-small', params: { minimum: least } }];
    return due_on > most ? [{ pointer, code: 'too-large', params: { maximum: most } }] : [];
  });
  const sum = instalments.reduce((total, each) => total + toCents(each.amount), 0);
  if (sum > toCents(amount)) wrong.push({ pointer: '/instalments', code: 'above-total' });
  if (sum < toCents(amount))
    wrong.push({ pointer: '/instalments', code: 'too-small', params: { minimum: amount } });
  if (wrong.length > 0) throw faults(wrong);
}

type Part = Input['instalments'][number] & { at: number; of: Input['instalments'] };

function rowOf({ actor, now }: TimedWork, entry: EntryRow, { amount, due_on, at, of }: Part) {
  const { kind, description, supplier_id, customer_id, competence_on } = entry;
  const { account_id, boat_id, session_id, category_id, cost_centre_id, document_no } = entry;
  return {
    tenant_id: actor.tenantId,
    id: newId(),
    kind,
    description,
    supplier_id,
    customer_id,
    competence_on,
    account_id,
    boat_id,
    session_id,
    category_id,
    cost_centre_id,
    document_no,
    amount,
    due_on,
    part: at + 1,
    parts: of.length,
    status: 'open',
    created_at: now.toString(),
    updated_at: now.toString(),
    created_by: actor.userId,
  };
}
