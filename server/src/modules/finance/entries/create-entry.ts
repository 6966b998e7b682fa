import { financeEntries } from '@leme/contract/finance/entities';
import { createEntry } from '@leme/contract/finance/entry-endpoints';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import type { Books, Keeping } from '../ledger/open-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';
import { readEntries } from './entry-queries.ts';
import { type EntryDraft, rowsOf } from './entry-rows.ts';
import { type Departure, type EntryInput, refuseEntry } from './refuse-entry.ts';

/** An entry posts what it is for at once, and who it is owed to or by; a transfer moves money and is done. */
export const servesEntryCreation = serve(createEntry, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { keeping, books } = await holdBooks(work);
  const departure = await refuseEntry(work, input);
  const ids = await writeEntries(work, { keeping, books }, [{ input, departure }]);
  return { data: await readEntries(work, sql`e.id = any(${ids}::uuid[])`) };
});

/** An entry that was looked through. */
export type PlannedEntry = { input: EntryInput; departure: Departure | undefined };

/** Writes entries that were looked through, with what they post; answers their ids. */
export async function writeEntries(
  work: TimedWork,
  { keeping, books }: { keeping: Keeping; books: Books },
  planned: readonly PlannedEntry[],
): Promise<string[]> {
  const all = planned.flatMap(({ input, departure }) =>
    rowsOf(work, input).map((row) => ({ row, draft: draftOf(row, { input, books, departure }) })),
  );
  const rows = all.map(({ row }) => row);
  requireOpen(books, ...rows.map(({ competence_on }) => competence_on));
  for (const insert of insertRows('finance_entries', rows)) await work.tx.change(insert);
  await writePostings(
    keeping,
    books,
    all.map(({ draft }) => draft),
  );
  const steps = rows.map(({ id, kind, description, amount, due_on, status }) => ({
    id,
    action: 'created' as const,
    after: { kind, description, amount, due_on, status },
  }));
  record(work, financeEntries, steps);
  return rows.map(({ id }) => id);
}

type Around = { input: EntryInput; books: Books; departure: Departure | undefined };

function draftOf(row: EntryDraft, { input, books, departure }: Around): Draft {
  const { kind, account_id, from_account_id, supplier_id, customer_id, boat_id } = input;
  const sides =
    kind === 'payable'
      ? { debit_id: account_id, credit_id: books.account('payable') }
      : {
          debit_id: kind === 'transfer' ? account_id : books.account('receivable'),
          credit_id: from_account_id ?? account_id,
        };
  return {
    day: row.competence_on,
    ...sides,
    cents: toCents(row.amount),
    fact_kind: 'entry',
    fact_id: row.id,
    leg: 0,
    entry_id: row.id,
    category_id: input.category_id,
    cost_centre_id: input.cost_centre_id,
    session_id: departure?.session_id ?? null,
    boat_id: departure?.boat_id ?? boat_id,
    product_id: departure?.product_id ?? null,
    party_kind: supplier_id ? 'supplier' : 'customer',
    party_id: supplier_id ?? customer_id,
  };
}
