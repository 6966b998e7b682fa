import { createHash } from 'node:crypto';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import {
  importNfse,
  mostNotes,
  type SheetOfNotes,
} from '@leme/contract/finance/invoices/nfse/nfse-endpoints';
import { nfseSheet } from '@leme/contract/finance/invoices/nfse/nfse-sheet';
import { judge } from '@leme/contract/kit/kinds/judge';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { keyIn, once } from '#kit/http/idempotency';
import { serveTransfer } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { cellsBy, readCells } from '#kit/resource/transfer/csv/read-cells';
import { readSheet, type SheetRows } from '#kit/resource/transfer/csv/sheet-rows';
import type { TimedWork } from '#kit/work';

/** Of a file in which much is wrong this much is told. */
const mostFaults = 100;
type Note = { row: number; code: string; nfse_number: string | null; nfse_on: string | null };
type Noted = {
  id: string;
  code: string;
  kind: string;
  status: string;
  issued_on: string;
  nfse_number: string | null;
  nfse_on: string | null;
};

/** Notes that a city issued, looked through or taken in as a whole. */
export const servesNfseImport = serveTransfer(importNfse, async ({ input, body, ...call }) => {
  const { actor, clock, tenantTx } = call;
  if (actor.partner) throw new Problem('not-found');
  const key = keyIn(call.headers);
  const digest = createHash('sha256').update(body).digest('hex');
  const request = { method: 'POST', path: importNfse.path, body: `${digest} ${input.days ?? ''}` };
  const sheet = await readSheet(nfseSheet, body, call, { most: mostNotes, said: { nfse_on: input.days } });
  const asks = Object.entries(sheet.kept).flatMap(([column, { reading, cells }]) =>
    reading === null ? [{ column, cells }] : [],
  );
  if (asks.length > 0) return { changed: 0, same: 0, empty: 0, asks };
  return await tenantTx.write(actor.tenantId, async (tx) => {
    const work = { tx, actor, now: clock.now() };
    if (input.dry_run) return await applyNotes(work, sheet, { isDry: true });
    const answer = await once({ tx, actor }, { key, request }, async () => ({
      status: 201,
      body: await applyNotes(work, sheet, { isDry: false }),
    }));
    return answer.body as SheetOfNotes;
  });
});

async function applyNotes(
  work: TimedWork,
  sheet: SheetRows,
  { isDry }: { isDry: boolean },
): Promise<SheetOfNotes> {
  const { notes, wrong } = readNotes(work, sheet);
  const filled = notes.filter(({ nfse_number, nfse_on }) => nfse_number !== null || nfse_on !== null);
  const there = await heldByCode(
    work,
    filled.map(({ code }) => code),
  );
  wrong.push(...faultsOf(work, filled, there));
  if (wrong.length > 0) throw faults(wrong.slice(0, mostFaults));
  const changed = filled.filter(({ code, nfse_number, nfse_on }) => {
    const known = there.get(code);
    return known && (known.nfse_number !== nfse_number || known.nfse_on !== nfse_on);
  });
  if (!isDry) for (const note of changed) await noteOne(work, note, there.get(note.code));
  return {
    changed: changed.length,
    same: filled.length - changed.length,
    empty: notes.length - filled.length,
    asks: [],
  };
}

function readNotes({ actor }: TimedWork, { columns, readings, rows }: SheetRows) {
  const wrong: Fault[] = [];
  const notes = rows.flatMap(({ row, isTotal, cells }): Note[] => {
    // The sum below a list is no invoice.
    if (isTotal) return [];
    const reading = readCells(nfseSheet, { zone: actor.timezone, readings }, cellsBy(columns, cells), null);
    const { number, nfse_number, nfse_on } = reading.values as Record<string, string | null | undefined>;
    const own = [
      ...reading.faults,
      ...(number ? [] : [{ pointer: '/number', code: 'required' }]),
      ...(['nfse_number', 'nfse_on'] as const).flatMap((name): Fault[] => {
        const [field, value] = [nfseSheet.fields[name], reading.values[name]];
        if (!field || value === null || value === undefined) return [];
        return judge(field, value).faults.map((fault) => ({ ...fault, pointer: `/${name}` }));
      }),
    ];
    wrong.push(...own.map((fault) => ({ ...fault, pointer: `/rows/${row}${fault.pointer}` })));
    if (own.length > 0 || !number) return [];
    const code = number.trim().toUpperCase();
    return [{ row, code, nfse_number: nfse_number ?? null, nfse_on: nfse_on ?? null }];
  });
  return { notes, wrong };
}

/** The invoices that are named, held to the end. */
async function heldByCode(
  { tx, actor }: TimedWork,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Noted>> {
  if (codes.length === 0) return new Map();
  const rows = await tx.rows(
    statement<Noted>(sql`select i.id, i.series || '-' || lpad(i.number::text, 6, '0') as code, i.kind, i.status,
        i.issued_on::text as issued_on, i.nfse_number, i.nfse_on::text as nfse_on
      from invoices i where i.tenant_id = ${actor.tenantId} and i.number is not null
        and i.series || '-' || lpad(i.number::text, 6, '0') = any(${[...codes]}::text[])
      order by i.id for update`),
  );
  return new Map(rows.map((row) => [row.code, row]));
}

function faultsOf(
  { actor, now }: TimedWork,
  notes: readonly Note[],
  there: ReadonlyMap<string, Noted>,
): Fault[] {
  const today = dayIn(actor.timezone, now);
  const seen = new Set<string>();
  return notes.flatMap(({ row, code, nfse_number, nfse_on }): Fault[] => {
    const at = (name: string) => `/rows/${row}/${name}`;
    const found = there.get(code);
    if (found?.kind !== 'invoice') return [{ pointer: at('number'), code: 'unknown' }];
    if (seen.has(code)) return [{ pointer: at('number'), code: 'repeated' }];
    seen.add(code);
    if (nfse_number === null) return [{ pointer: at('nfse_number'), code: 'required' }];
    if (nfse_on !== null && nfse_on > today)
      return [{ pointer: at('nfse_on'), code: 'too-large', params: { maximum: today } }];
    return [];
  });
}

async function noteOne(
  work: TimedWork,
  { nfse_number, nfse_on }: Note,
  found: Noted | undefined,
): Promise<void> {
  if (!found) return;
  const { tx, actor, now } = work;
  await tx.change(
    statement(sql`update invoices set nfse_number = ${nfse_number}, nfse_on = ${nfse_on}::date, version = version + 1,
        updated_at = ${now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${found.id}`),
  );
  record(work, invoices, {
    id: found.id,
    action: 'updated',
    before: { nfse_number: found.nfse_number, nfse_on: found.nfse_on },
    after: { nfse_number, nfse_on },
  });
}
