import { isAllowed } from '@leme/contract/access/permission';
import { faultsOf } from '@leme/contract/kit/faults';
import { judge } from '@leme/contract/kit/kinds/judge';
import type { Fault } from '@leme/contract/kit/problem';
import type { CsvColumn } from '@leme/contract/kit/resource/csv-columns';
import { csvLocale, importColumns } from '@leme/contract/kit/resource/csv-columns';
import { changeShape, newRowShape } from '@leme/contract/kit/resource/field-schema';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { type AnyRow, parentField, type Resource, rightTo } from '@leme/contract/kit/resource/resource';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../database/transaction.ts';
import { isUuid, newId } from '../../../ids.ts';
import type { Work } from '../../../work.ts';
import { readColumns } from '../../columns.ts';
import { withLabels } from '../../labels.ts';
import { allOf, visible } from '../../list/filters.ts';
import { comingDays } from '../../past-days.ts';
import type { Register, Values } from '../../registers.ts';
import { differing, isOfOther, settled } from '../../save/save-row.ts';
import type { Planned } from '../../save/save-rows.ts';
import { statement } from '../../statement.ts';
import { beginFaults, fileFaults } from '../../states/state-faults.ts';
import { type FieldReadings, fieldReadings, type MeantFile } from '../csv/column-readings.ts';
import { cellsBy, type Reading, readCells } from '../csv/read-cells.ts';
import type { Line } from '../csv/read-csv.ts';
import { type KnownNames, learnNames, resolveNames } from './resolve-names.ts';
import { type RowsAbove, rowsAbove } from './rows-above.ts';
import { choiceFor, findTwins, type Twin, type TwinPlan } from './twins.ts';
import { keyOf, readUniqueness, takenBy, type Uniqueness } from './unique-values.ts';

export type Refusal = Line & { faults: Fault[] };
type PlannedLine = Planned & { row: number };
export type Checked = { planned: PlannedLine[]; refused: Refusal[]; twins: Twin[] };

/** What it takes to look a file through, kept from one chunk of rows to the next. */
export type Check = {
  register: Register;
  actor: Actor;
  columns: readonly (CsvColumn | null)[];
  readings: FieldReadings;
  /** What all rows have where the file has no column for it. */
  given: Readonly<Record<string, string>>;
  newRow: z.ZodType<Values>;
  change: z.ZodType<Values>;
  uniqueness: Uniqueness;
  names: KnownNames;
  above: RowsAbove;
  /** What becomes of rows that are there already; while a file is only looked through they count as new. */
  twins: TwinPlan | null;
  /** In which row of the file an id or a unique value stood first, by `field value`. */
  seen: Map<string, number>;
};

type ParsedRow = Line & { before: AnyRow | null; id: string; reading: Reading; twin: string | undefined };

/** Begins to look through a file whose columns mean what `mapping` says. */
export async function openCheck(
  register: Register,
  { tx, actor }: Work,
  file: MeantFile,
  twins: TwinPlan | null = null,
): Promise<Check> {
  const { resource } = register;
  const byTarget = new Map(importColumns(resource).map((column) => [column.target, column]));
  return {
    register,
    actor,
    columns: file.columns.map((header) => byTarget.get(file.mapping[header] ?? '') ?? null),
    readings: fieldReadings(file),
    given: file.given,
    newRow: z.strictObject(newRowShape(resource.fields)),
    change: z.strictObject(changeShape(resource.fields)),
    uniqueness: await readUniqueness(resource, tx),
    names: new Map(),
    above: noneAbove(register),
    twins,
    seen: new Map(),
  };
}

function noneAbove({ resource, rules }: Register): RowsAbove {
  return rowsAbove(resource, rules.check !== undefined);
}

/** What was written of the file is taken back, or never was: whoever looks on asks the database anew. */
export function forgetRows(check: Check): void {
  check.names.clear();
  check.above = noneAbove(check.register);
}

/** Tells the rows that may be written from those that are refused, with a handful of statements for all of them. */
export async function checkRows(
  check: Check,
  tx: Tx,
  lines: readonly Line[],
  { lock = false } = {},
): Promise<Checked> {
  const { register, actor, names } = check;
  const drafts = await parseRows(check, tx, lines, lock);
  const readings = drafts.map(({ reading }) => reading);
  await learnNames(register, { tx, actor }, readings, names);
  const taken = await findTaken(check, tx, readings);
  const checked: Checked = { planned: [], refused: [], twins: [] };
  // One after the other, because a row may name one above it, which then has to be sound.
  for (const draft of drafts) {
    const line = await judgeRow(check, tx, draft, taken);
    const { row, cells, reading, twin } = draft;
    if (line && twin) checked.twins.push({ row, id: twin });
    if (line) checked.planned.push(line);
    else checked.refused.push({ row, cells, faults: reading.faults });
  }
  return checked;
}

/** A row as it would be written, or nothing where it has faults; those are added to its reading. */
async function judgeRow(check: Check, tx: Tx, draft: ParsedRow, taken: Taken): Promise<PlannedLine | null> {
  const { register, names, above } = check;
  const { resource } = register;
  const { row, id, before, reading } = draft;
  if (draft.isTotal) return null;
  resolveNames(resource, draft, names, above);
  const line = plan(check, draft);
  if (line) {
    reading.faults.push(...comingDays(resource, check.actor, line.changed));
    reading.faults.push(...takenFaults(check, line, taken));
    if (reading.faults.length === 0) reading.faults.push(...(await askRules(check, tx, line)));
  }
  const sound = reading.faults.length === 0 ? line : null;
  const values = sound?.values ?? null;
  const title = (values ?? reading.values)[resource.title];
  above.add({ row, id, title, formerTitle: before?.[resource.title], values });
  return sound;
}

/** Reads the cells beside the rows they change. */
async function parseRows(check: Check, tx: Tx, lines: readonly Line[], lock: boolean): Promise<ParsedRow[]> {
  const { register, actor, columns, readings, seen } = check;
  const read = lines.map((line) => {
    const cells = new Map([...Object.entries(check.given), ...cellsBy(columns, line.cells)]);
    return { line, row: line.row, cells, id: (cells.get('id') ?? '').toLowerCase() };
  });
  const until = check.twins?.until ?? new Date().toISOString();
  const twins = await findTwins(register, { tx, actor }, { rows: read, until, readings });
  const choiceOf = (row: number) =>
    check.twins && twins.has(row) ? choiceFor(check.twins, row) : ('create' as const);
  const idOf = (row: number, id: string) => (choiceOf(row) === 'update' ? (twins.get(row) ?? id) : id);
  const ids = read.map(({ row, id }) => idOf(row, id)).filter(isUuid);
  const known = await rowsById(register, { tx, actor }, ids, lock);
  const taken = read.filter(({ row }) => choiceOf(row) !== 'skip');
  // In the order of the file, so that new rows of one moment keep it.
  const newIds = lines.map(newId).sort();
  return taken.map(({ line, row, cells, id: own }, at) => {
    const id = idOf(row, own);
    const before = known.get(id) ?? null;
    const reading = readCells(register.resource, { zone: actor.timezone, readings }, cells, before);
    const first = id && seen.get(`id ${id}`);
    if (line.isTotal) reading.faults = [{ pointer: '', code: 'total-row' }];
    else if (id && !before) reading.faults = [{ pointer: '/id', code: 'unknown-id' }];
    else if (first && first !== line.row)
      reading.faults.push({ pointer: '/id', code: 'repeated-row', params: { row: first } });
    else if (id) seen.set(`id ${id}`, line.row);
    return { ...line, before, id: id || (newIds[at] ?? ''), reading, twin: twins.get(row) };
  });
}

async function rowsById(
  register: Register,
  { tx, actor }: Work,
  ids: readonly string[],
  lock: boolean,
): Promise<ReadonlyMap<string, AnyRow>> {
  if (ids.length === 0) return new Map();
  const { resource } = register;
  const where = [...visible(register, actor), sql`t.deleted_at is null`, sql`t.id = any(${ids}::uuid[])`];
  const stored = await tx.rows(
    statement<Values>(sql`select ${readColumns(resource)} from ${sql.table(resource.table)} t
      where ${allOf(where)} order by t.id ${lock ? sql`for no key update` : sql``}`),
  );
  const rows = (await withLabels(register, { tx, actor }, stored)) as AnyRow[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** What changes of a row by its own cells, or nothing where those have faults, which are added to its reading. */
function plan({ register, actor, newRow, change }: Check, draft: ParsedRow): PlannedLine | null {
  const { row, id, before, reading, twin } = draft;
  const { resource } = register;
  const { fields } = resource;
  // An empty cell takes away what the row of an export had, and says nothing of one that was found.
  const sent = before && !twin ? reading.values : present(reading.values);
  if (before) {
    for (const [name, value] of Object.entries(sent))
      if (value === null && fields[name]?.required) {
        reading.faults.push({ pointer: `/${name}`, code: 'required' });
        delete sent[name];
      }
  }
  const parsed = (before ? change : newRow).safeParse(sent, { reportInput: true });
  if (!parsed.success) {
    const known = new Set(reading.faults.map(({ pointer }) => pointer));
    reading.faults.push(...faultsOf(parsed.error).filter(({ pointer }) => !known.has(pointer)));
  }
  if (!parsed.success || reading.faults.length > 0) return null;
  if (!before) {
    const values = settled(resource, parsed.data, null);
    const wrong = [...beginFaults(resource, parsed.data), ...ruleFaults(resource, values)];
    reading.faults.push(...wrong);
    return wrong.length > 0 ? null : { row, id, before, values, changed: values };
  }
  const changed = differing(resource, parsed.data, before);
  const isItsOwn = Object.entries(changed).some(
    ([field, value]) => fields[field]?.to === resource.name && [value].flat().includes(id),
  );
  if (isItsOwn) reading.faults.push({ pointer: '/id', code: 'points-to-itself' });
  const isForbidden =
    Object.keys(changed).length > 0 && !isAllowed(actor.permissions, rightTo(resource, 'update'));
  if (isForbidden) reading.faults.push({ pointer: '/id', code: 'forbidden' });
  const isMoved = isOfOther(resource, changed);
  if (isMoved) reading.faults.push({ pointer: `/${parentField(resource)}`, code: 'other-parent' });
  const values = { ...before, ...changed };
  reading.faults.push(...fileFaults(resource, before, changed));
  if (Object.keys(changed).length > 0) reading.faults.push(...ruleFaults(resource, values, before, changed));
  if (reading.faults.length > 0) return null;
  return { row, id, before, values, changed };
}

/** Of a new row what is not there need not be said; it then gets what a new row has. */
function present(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Which rows have the values of these that must be unique: by field and key. */
type Taken = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function findTaken(
  { register, actor, uniqueness }: Check,
  tx: Tx,
  readings: readonly Reading[],
): Promise<Taken> {
  const { resource } = register;
  const taken = new Map<string, ReadonlyMap<string, string>>();
  for (const [field, how] of uniqueness) {
    const declared = resource.fields[field];
    if (!declared) continue;
    const keys = readings.flatMap(({ values }) => keyOf(judge(declared, values[field]).value, how) ?? []);
    taken.set(field, await takenBy(resource, { tx, actor }, { field, how, keys: [...new Set(keys)] }));
  }
  return taken;
}

function takenFaults({ uniqueness, seen }: Check, { row, id, changed }: PlannedLine, taken: Taken): Fault[] {
  const wrong: Fault[] = [];
  for (const [field, how] of uniqueness) {
    const key = keyOf(changed[field], how);
    if (key === null) continue;
    const holder = taken.get(field)?.get(key);
    const first = seen.get(`${field} ${key}`);
    if (holder !== undefined && holder !== id) wrong.push({ pointer: `/${field}`, code: 'taken' });
    else if (first && first !== row)
      wrong.push({ pointer: `/${field}`, code: 'repeated-value', params: { row: first } });
    else if (wrong.length === 0) seen.set(`${field} ${key}`, row);
  }
  return wrong;
}

/** The rules of the register; they may ask the database row by row. */
async function askRules({ register, actor, above }: Check, tx: Tx, line: PlannedLine): Promise<Fault[]> {
  const { check } = register.rules;
  if (!check || Object.keys(line.changed).length === 0) return [];
  const { id, before, values } = line;
  return await check({ values, before, id, tx, actor, coming: above });
}

/** What keeps a whole file out: a column every new row needs. */
export function missingColumns(
  { fields }: Resource,
  { mapping, given }: Pick<MeantFile, 'mapping' | 'given'>,
): Fault[] {
  const targets = new Set([...Object.values(mapping), ...Object.keys(given)]);
  if (targets.has('id')) return [];
  return Object.entries(fields)
    .filter(([name, { required, fallback }]) => required && fallback === undefined && !targets.has(name))
    .map(([name, field]) => ({
      pointer: '/columns',
      code: 'missing-column',
      params: { field: name, name: labelOf(field, csvLocale) },
    }));
}
