import { balanceRoles, resultLines } from '@leme/contract/finance/accounts';
import { createEntry } from '@leme/contract/finance/entry-endpoints';
import { entrySheet } from '@leme/contract/finance/papers/entry-sheet';
import { financeWords } from '@leme/contract/finance/texts/texts';
import { judge } from '@leme/contract/kit/kinds/judge';
import { fold } from '@leme/contract/kit/language/fold';
import { textsIn } from '@leme/contract/kit/language/texts';
import type { Fault } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { sql } from 'kysely';
import type { Register, Registers } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import { cellsBy, readCells } from '#kit/resource/transfer/csv/read-cells';
import type { SheetRows } from '#kit/resource/transfer/csv/sheet-rows';
import { type KnownNames, learnNames, resolveNames } from '#kit/resource/transfer/import/resolve-names';
import { rowsAbove } from '#kit/resource/transfer/import/rows-above';
import type { TimedWork } from '#kit/work';
import type { EntryInput } from './refuse-entry.ts';

/** A row of a file as an entry that is typed. */
export type SheetEntry = { row: number; input: EntryInput };

/** The entries a file tells, and what is wrong by row and column. */
export async function readEntryRows(
  work: TimedWork,
  registers: Registers,
  { columns, readings, rows }: SheetRows,
): Promise<{ entries: SheetEntry[]; wrong: Fault[] }> {
  const { tx, actor } = work;
  const register: Register = { resource: entrySheet, rules: {}, others: registers };
  const context = { zone: actor.timezone, readings };
  const drafts = rows.map(({ row, isTotal, cells }) => {
    const reading = readCells(entrySheet, context, cellsBy(columns, cells), null);
    if (isTotal) reading.faults = [{ pointer: '', code: 'total-row' }];
    return { row, reading };
  });
  const names: KnownNames = new Map();
  await learnNames(
    register,
    { tx, actor },
    drafts.map(({ reading }) => reading),
    names,
  );
  const above = rowsAbove(entrySheet, false);
  const accounts = await accountsByName(work);
  const wrong: Fault[] = [];
  const entries = drafts.flatMap(({ row, reading }): SheetEntry[] => {
    resolveNames(entrySheet, { row, reading }, names, above);
    const own = [...reading.faults, ...judged(reading.values)];
    const account_id = accounts.get(fold(String(reading.values.account_id ?? '')));
    if (reading.values.account_id && !account_id) own.push({ pointer: '/account_id', code: 'unknown' });
    const input = createEntry.body?.safeParse({ ...present(reading.values), account_id });
    if (own.length === 0 && input && !input.success)
      own.push(
        ...input.error.issues.map(({ code, path, message }) => ({
          pointer: `/${path.join('/')}`,
          code: code === 'custom' ? message : 'invalid',
        })),
      );
    wrong.push(...own.map((fault) => ({ ...fault, pointer: `/rows/${row}${fault.pointer}` })));
    return own.length === 0 && input?.success ? [{ row, input: input.data as EntryInput }] : [];
  });
  return { entries, wrong };
}

const present = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** What the fields say of their values; a cell that must be filled is missing where it is not. */
function judged(values: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries(entrySheet.fields).flatMap(([name, field]): Fault[] => {
    if (field.to) return [];
    const value = values[name] ?? null;
    if (value === null) return field.required ? [{ pointer: `/${name}`, code: 'required' }] : [];
    const { faults } = judge(field, value);
    return faults.map(({ code, params }) => ({ pointer: `/${name}`, code, ...(params && { params }) }));
  });
}

/** Accounts by their codes, by the company’s own words for them and by the usual ones. */
async function accountsByName({ tx, actor }: TimedWork): Promise<ReadonlyMap<string, string>> {
  const accounts = await tx.rows(
    statement<{ id: string; code: string; name: string | null; role: string | null }>(
      sql`select a.id, a.code, a.name, a.role from finance_accounts a
        where a.tenant_id = ${actor.tenantId} and a.active order by a.code desc`,
    ),
  );
  const word = textsIn(financeWords, csvLocale);
  const usual = (role: string | null): string[] => {
    const balance = balanceRoles.find((each) => each === role);
    const line = resultLines.find((each) => each === role);
    if (balance) return [word(`account.${balance}`)];
    return line ? [line, word(`line.${line}`)] : [];
  };
  return new Map(
    accounts.flatMap(({ id, code, name, role }) =>
      [...usual(role), ...(name ? [name] : []), code].map((called) => [fold(called), id] as const),
    ),
  );
}
