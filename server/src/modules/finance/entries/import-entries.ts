import { createHash } from 'node:crypto';
import { importEntries, mostEntriesOfSheet, type SheetOfEntries } from '@leme/contract/finance/entry-sheets';
import { entrySheet } from '@leme/contract/finance/papers/entry-sheet';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { keyIn, once } from '#kit/http/idempotency';
import { serveTransfer } from '#kit/http/serve';
import type { Registers } from '#kit/resource/registers';
import { readSheet, type SheetRows } from '#kit/resource/transfer/csv/sheet-rows';
import type { TimedWork } from '#kit/work';
import { holdBooks } from '../ledger/hold-books.ts';
import { openDay } from '../ledger/write-postings.ts';
import { writeEntries } from './create-entry.ts';
import { readEntryRows, type SheetEntry } from './entry-sheet-rows.ts';
import { refuseEntry } from './refuse-entry.ts';

/** Of a file in which much is wrong this much is told. */
const mostFaults = 100;

/** Entries of a file, looked through or taken in as a whole. */
export const servesEntrySheet = serveTransfer(importEntries, async ({ input, body, ...call }) => {
  const { actor, clock, tenantTx, registers } = call;
  const key = keyIn(call.headers);
  const { dry_run, numbers, days } = input;
  const digest = createHash('sha256').update(body).digest('hex');
  const request = {
    method: 'POST',
    path: importEntries.path,
    body: `${digest} ${numbers ?? ''} ${days ?? ''}`,
  };
  const sheet = await readSheet(entrySheet, body, call, {
    most: mostEntriesOfSheet,
    said: { amount: numbers, due_on: days, competence_on: days },
  });
  const asks = asksOf(sheet);
  if (asks.length > 0) return { entries: sheet.rows.length, receivable: 0, payable: 0, asks };
  return await tenantTx.write(actor.tenantId, async (tx) => {
    const work = { tx, actor, now: clock.now() };
    if (dry_run) return await applySheet(work, registers, sheet, { isDry: true });
    const answer = await once({ tx, actor }, { key, request }, async () => ({
      status: 201,
      body: await applySheet(work, registers, sheet, { isDry: false }),
    }));
    return answer.body as SheetOfEntries;
  });
});

/** Columns of which nobody but a person can tell how they are written. */
function asksOf({ kept }: SheetRows): SheetOfEntries['asks'] {
  return Object.entries(kept).flatMap(([column, { by, reading, cells }]) =>
    reading === null ? [{ column, by, cells }] : [],
  );
}

/** All rows or none: what is wrong is told by row and column. */
async function applySheet(
  work: TimedWork,
  registers: Registers,
  sheet: SheetRows,
  { isDry }: { isDry: boolean },
): Promise<SheetOfEntries> {
  const { keeping, books } = await holdBooks(work);
  const { entries, wrong } = await readEntryRows(work, registers, sheet);
  const planned: Exclude<Awaited<ReturnType<typeof checkRow>>, { wrong: Fault[] }>[] = [];
  for (const entry of entries) {
    const found = await checkRow(work, entry, books.closed);
    if ('wrong' in found) wrong.push(...found.wrong);
    else planned.push(found);
  }
  if (wrong.length > 0) throw faults(wrong.slice(0, mostFaults));
  if (!isDry) await writeEntries(work, { keeping, books }, planned);
  const sumOf = (kind: string) =>
    toReais(planned.reduce((sum, { input }) => sum + (input.kind === kind ? toCents(input.amount) : 0), 0));
  return { entries: planned.length, receivable: sumOf('receivable'), payable: sumOf('payable'), asks: [] };
}

/** A row as an entry that is typed, with what is wrong of it under the row. */
async function checkRow(work: TimedWork, { row, input }: SheetEntry, closed: ReadonlySet<string>) {
  const at = (fault: Fault) => ({ ...fault, pointer: `/rows/${row}${fault.pointer}` });
  const day = input.competence_on ?? input.due_on;
  const minimum = openDay(day, closed);
  const field = input.competence_on ? '/competence_on' : '/due_on';
  if (minimum !== day) return { wrong: [at({ pointer: field, code: 'too-small', params: { minimum } })] };
  try {
    return { input, departure: await refuseEntry(work, input) };
  } catch (error) {
    if (error instanceof Problem && error.errors) return { wrong: error.errors.map(at) };
    throw error;
  }
}
