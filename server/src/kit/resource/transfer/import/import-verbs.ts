import type { Reading } from '@leme/contract/kit/kinds/field-kind';
import { textsIn } from '@leme/contract/kit/language/texts';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import type { Import } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import type { Actor } from '../../../actor.ts';
import { db } from '../../../database/sql.ts';
import type { Download, TransferCall } from '../../../http/serve.ts';
import { newId } from '../../../ids.ts';
import { addJob } from '../../../jobs/jobs.ts';
import { fairShare } from '../../../limits/fair-share.ts';
import type { Work } from '../../../work.ts';
import type { Register } from '../../registers.ts';
import { lookAtColumns, saidReadings } from '../csv/column-readings.ts';
import { byteOrderMark, csvLine, escapeFormula, escapeFormulaAgain } from '../csv/csv-text.ts';
import { firstMapping, givenFaults, misfits, strangers, withoutEmpty } from '../csv/file-meaning.ts';
import { readCsv } from '../csv/read-csv.ts';
import { csvDownload } from '../export-rows.ts';
import { transferTexts } from '../texts/texts.ts';
import { acquireTransferLease, type TransferLease } from '../transfer-lease.ts';
import { dryRun } from './dry-run.ts';
import { faultText } from './fault-text.ts';
import { importQueue } from './import-job.ts';
import {
  keepImport,
  keepLook,
  keepTwinChoices,
  readContent,
  readImport,
  refusedAfter,
} from './import-rows.ts';
import { nameTwins } from './twins.ts';

type Call = Pick<TransferCall<never>, 'actor' | 'tenantTx'>;

const refusedAtOnce = 1000;

/** A company rests after each file that was looked through, twice as long as that took: a sheet is worked on, not rained. */
const turns = fairShare({
  slots: 6,
  perCompany: 1,
  rest: { times: 2, mostMs: 3_000, always: true },
  mostWaiting: 2,
  timeoutMs: 60_000,
});

/** Looks a file through, its columns matched by name, and keeps it for a second word. */
export async function beginImport(
  register: Register,
  call: Call,
  { file: file_name, body }: { file: string; body: Buffer },
): Promise<Import> {
  const { actor, tenantTx } = call;
  const { resource } = register;
  // A partner sees a few rows of many and could not tell whom a name means.
  if (actor.partner) throw new Problem('forbidden', { params: { resource: resource.name } });
  // The lease first: whom it would refuse costs nothing but the bytes.
  const { looked, meaning, ...file } = await withTransferLease(call, (lease) =>
    readCsv({ bytes: alone(body) }, async (csv) => {
      const file = { ...csv, mapping: await firstMapping(resource, csv), given: {} };
      const readings = await lookAtColumns(resource, file, {});
      const looked = await dryRun(register, { tenantTx, actor, lease }, { ...file, readings });
      const meaning = { mapping: file.mapping, readings, given: file.given };
      return { columns: csv.columns, content: await csv.content(), meaning, looked };
    }),
  );
  const id = newId();
  const kept = { id, resource: resource.name, file_name, ...file };
  return await tenantTx.write(actor.tenantId, async (tx) => {
    await keepImport({ tx, actor }, kept, meaning, looked);
    return await toldImport(register, { tx, actor }, id);
  });
}

/** An import of the person's own, without the file. */
export async function toldImport(register: Register, work: Work, id: string): Promise<Import> {
  return await nameTwins(register, work, await readImport(work, register.resource.name, id));
}

type Changed = {
  id: string;
  mapping?: Record<string, string> | undefined;
  readings?: Record<string, Reading> | undefined;
  given?: Record<string, string> | undefined;
};
type Twins = Parameters<typeof keepTwinChoices>[2];

/** What the file means, or what becomes of rows that are there already, is something else. */
export async function changeImport(
  register: Register,
  call: Call,
  { id, twins, ...meaning }: Changed & { twins?: Twins | undefined },
): Promise<Import> {
  const { actor, tenantTx } = call;
  const { name } = register.resource;
  if (meaning.mapping || meaning.readings || meaning.given)
    await mapImport(register, call, { id, ...meaning });
  return await tenantTx.write(actor.tenantId, async (tx) => {
    if (twins) {
      await readImport({ tx, actor }, name, id);
      await keepTwinChoices({ tx, actor }, id, twins);
    }
    return await toldImport(register, { tx, actor }, id);
  });
}

/** Looks the same file through again, its columns meaning or being written as something else. */
async function mapImport(register: Register, call: Call, { id, ...said }: Changed): Promise<void> {
  const { actor, tenantTx } = call;
  const { resource } = register;
  const file = await tenantTx.read(actor.tenantId, (tx) => readContent({ tx, actor }, resource.name, id));
  const wrong = [
    ...misfits(resource, file.columns, said.mapping ?? {}),
    ...strangers(file.columns, said.readings ?? {}),
    ...givenFaults(resource, actor.timezone, said.given ?? {}),
  ];
  if (wrong.length > 0) throw faults(wrong);
  const meant = said.mapping ?? file.mapping;
  const mapping = Object.fromEntries(file.columns.map((header) => [header, meant[header] ?? '']));
  const given = withoutEmpty({ ...file.given, ...said.given });
  const { looked, readings } = await withTransferLease(call, (lease) =>
    readCsv({ content: file.content }, async (csv) => {
      const mapped = { ...csv, mapping, given };
      const known = { ...saidReadings(file.readings), ...said.readings };
      const readings = await lookAtColumns(resource, mapped, known);
      const looked = await dryRun(register, { tenantTx, actor, lease }, { ...mapped, readings });
      return { readings, looked };
    }),
  );
  const meaning = { mapping, readings, given };
  await tenantTx.write(actor.tenantId, (tx) => keepLook({ tx, actor }, id, meaning, looked));
}

async function withTransferLease<T>(
  { actor, tenantTx }: Call,
  work: (lease: TransferLease) => Promise<T>,
): Promise<T> {
  const lease = await acquireTransferLease(tenantTx, actor);
  try {
    return await inTurn(actor, () => work(lease));
  } finally {
    await lease.release();
  }
}

async function inTurn<T>({ tenantId }: Actor, work: () => Promise<T>): Promise<T> {
  const begun = await turns.begin(tenantId);
  const began = performance.now();
  try {
    return await work();
  } finally {
    turns.end(begun, performance.now() - began);
  }
}

/** The bytes as one who takes them over needs them: in memory that nothing else stands in. */
function alone({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone
    ? new Uint8Array(buffer)
    : new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/** Lets the rows be taken in by a job; a second time changes nothing. One that failed goes on where it was. */
export async function runImport(register: Register, { tx, actor }: Work, id: string): Promise<Import> {
  const resource = register.resource.name;
  const found = await readImport({ tx, actor }, resource, id);
  if (found.status === 'running' || found.status === 'done') return found;
  if (found.faults.length > 0) throw faults(found.faults as Fault[]);
  if (found.valid === 0) throw faults([{ pointer: '/file', code: 'nothing-valid' }]);
  const begun = await tx.change(
    db
      .updateTable('imports')
      .set({ status: 'running', finished_at: null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('status', '=', found.status),
  );
  if (begun > 0) addJob(tx, importQueue, { tenant_id: actor.tenantId, id });
  return await readImport({ tx, actor }, resource, id);
}

/** The refused rows as they came, each with what is wrong in words. */
export async function refusedRows(
  { resource }: Register,
  { actor, tenantTx }: Call,
  id: string,
): Promise<Download> {
  const { columns, file_name } = await tenantTx.read(actor.tenantId, (tx) =>
    readImport({ tx, actor }, resource.name, id),
  );
  const t = textsIn(transferTexts, csvLocale);
  const name = t('file', {
    name: file_name.replace(/\.csv$/i, '').replace(/[^\w.-]+/g, '-') || resource.name,
  });
  return csvDownload(name, async function* () {
    yield byteOrderMark + csvLine([...columns.map(escapeFormulaAgain), t('error')]);
    for (let last = 0; ; ) {
      const rows = await tenantTx.read(actor.tenantId, (tx) =>
        refusedAfter({ tx, actor }, id, last, refusedAtOnce),
      );
      yield rows
        .map(({ cells, faults: wrong }) =>
          csvLine([
            ...columns.map((_, at) => escapeFormulaAgain(cells[at] ?? '')),
            escapeFormula(wrong.map((fault) => faultText(resource, fault, csvLocale)).join('; ')),
          ]),
        )
        .join('');
      if (rows.length < refusedAtOnce) return;
      last = rows.at(-1)?.row ?? last;
    }
  });
}
