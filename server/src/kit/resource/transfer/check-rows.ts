import { isAllowed } from '@leme/contract/access/permission';
import type { CsvColumn } from '@leme/contract/kit/csv-columns';
import { csvColumns, csvLocale } from '@leme/contract/kit/csv-columns';
import { faultsOf } from '@leme/contract/kit/faults';
import { changeShape, newRowShape } from '@leme/contract/kit/field-schema';
import { labelOf } from '@leme/contract/kit/labels';
import type { Fault } from '@leme/contract/kit/problem';
import { type AnyRow, parentField, type Resource, rightTo } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { isUuid, newId } from '../../ids.ts';
import type { Tx } from '../../transaction.ts';
import type { Work } from '../../work.ts';
import { readColumns } from '../columns.ts';
import { allOf, visible } from '../filters.ts';
import { withLabels } from '../labels.ts';
import type { Register, Values } from '../registers.ts';
import { differing, isOfOther } from '../save-row.ts';
import type { Planned } from '../save-rows.ts';
import { statement } from '../statement.ts';
import { beginFaults, fileFaults } from '../states/state-faults.ts';
import { cellsBy, type Reading, readCells } from './read-cells.ts';
import type { Line } from './read-csv.ts';
import { type KnownNames, resolveNames } from './resolve-names.ts';
import { keyOf, readUniqueness, takenBy, type Uniqueness } from './unique-values.ts';

export type Refusal = Line & { faults: Fault[] };
type PlannedLine = Planned & { row: number };
export type Checked = { planned: PlannedLine[]; refused: Refusal[] };

/** What it takes to look a file through, kept from one chunk of rows to the next. */
export type Check = {
  register: Register;
  actor: Actor;
  columns: readonly (CsvColumn | null)[];
  newRow: z.ZodType<Values>;
  change: z.ZodType<Values>;
  uniqueness: Uniqueness;
  names: KnownNames;
  /** In which row of the file an id or a unique value stood first, by `field value`. */
  seen: Map<string, number>;
};

type ParsedRow = Line & { before: AnyRow | null; id: string; reading: Reading };

/** Begins to look through a file whose columns mean what `mapping` says. */
export async function openCheck(
  register: Register,
  { tx, actor }: Work,
  file: { columns: readonly string[]; mapping: Readonly<Record<string, string>> },
): Promise<Check> {
  const { resource } = register;
  const byTarget = new Map(csvColumns(resource).map((column) => [column.target, column]));
  return {
    register,
    actor,
    columns: file.columns.map((header) => byTarget.get(file.mapping[header] ?? '') ?? null),
    newRow: z.strictObject(newRowShape(resource.fields)),
    change: z.strictObject(changeShape(resource.fields)),
    uniqueness: await readUniqueness(resource, tx),
    names: new Map(),
    seen: new Map(),
  };
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
  await resolveNames(
    register,
    { tx, actor },
    drafts.map(({ reading }) => reading),
    names,
  );
  const planned = drafts.flatMap((each) => plan(check, each) ?? []);
  const faultsByRow = new Map(drafts.map(({ row, reading }) => [row, reading.faults]));
  await findTaken(check, tx, planned, faultsByRow);
  await askRules(check, tx, planned, faultsByRow);
  const isSound = ({ row }: { row: number }) => faultsByRow.get(row)?.length === 0;
  return {
    planned: planned.filter(isSound),
    refused: drafts
      .filter((each) => !isSound(each))
      .map(({ row, cells, reading }) => ({ row, cells, faults: reading.faults })),
  };
}

/** Reads the cells beside the rows they change. */
async function parseRows(check: Check, tx: Tx, lines: readonly Line[], lock: boolean): Promise<ParsedRow[]> {
  const { register, actor, columns, seen } = check;
  const read = lines.map((line) => {
    const cells = cellsBy(columns, line.cells);
    return { line, cells, id: (cells.get('id') ?? '').toLowerCase() };
  });
  const known = await rowsById(register, { tx, actor }, read.map(({ id }) => id).filter(isUuid), lock);
  // In the order of the file, so that new rows of one moment keep it.
  const newIds = lines.map(newId).sort();
  return read.map(({ line, cells, id }, at) => {
    const before = known.get(id) ?? null;
    const reading = readCells(register.resource, actor.timezone, cells, before);
    const first = id && seen.get(`id ${id}`);
    if (id && !before) reading.faults = [{ pointer: '/id', code: 'unknown-id' }];
    else if (first && first !== line.row)
      reading.faults.push({ pointer: '/id', code: 'repeated-row', params: { row: first } });
    else if (id) seen.set(`id ${id}`, line.row);
    return { ...line, before, id: id || (newIds[at] ?? ''), reading };
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

/** A row as it would be written, or nothing where it has faults; those are added to its reading. */
function plan({ register, actor, newRow, change }: Check, draft: ParsedRow): PlannedLine | null {
  const { row, id, before, reading } = draft;
  const { resource } = register;
  const { fields } = resource;
  const sent = before ? reading.values : present(reading.values);
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
    const wrong = beginFaults(resource, parsed.data);
    reading.faults.push(...wrong);
    return wrong.length > 0 ? null : { row, id, before, values: parsed.data, changed: parsed.data };
  }
  const changed = differing(parsed.data, before);
  const isItsOwn = Object.entries(changed).some(
    ([field, value]) => fields[field]?.to === resource.name && [value].flat().includes(id),
  );
  if (isItsOwn) reading.faults.push({ pointer: '/id', code: 'points-to-itself' });
  const isForbidden =
    Object.keys(changed).length > 0 && !isAllowed(actor.permissions, rightTo(resource, 'update'));
  if (isForbidden) reading.faults.push({ pointer: '/id', code: 'forbidden' });
  const isMoved = isOfOther(resource, changed);
  if (isMoved) reading.faults.push({ pointer: `/${parentField(resource)}`, code: 'other-parent' });
  reading.faults.push(...fileFaults(resource, before, changed));
  if (reading.faults.length > 0) return null;
  return { row, id, before, values: { ...before, ...changed }, changed };
}

/** Of a new row what is not there need not be said; it then gets what a new row has. */
function present(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

async function findTaken(
  { register, actor, uniqueness, seen }: Check,
  tx: Tx,
  planned: readonly PlannedLine[],
  faultsByRow: ReadonlyMap<number, Fault[]>,
): Promise<void> {
  for (const [field, how] of uniqueness) {
    const keys = planned.flatMap(({ changed }) => keyOf(changed[field], how) ?? []);
    const taken = await takenBy(register.resource, { tx, actor }, { field, how, keys: [...new Set(keys)] });
    for (const { row, id, changed } of planned) {
      const key = keyOf(changed[field], how);
      if (key === null) continue;
      const holder = taken.get(key);
      const first = seen.get(`${field} ${key}`);
      const faults = faultsByRow.get(row) ?? [];
      if (holder !== undefined && holder !== id) faults.push({ pointer: `/${field}`, code: 'taken' });
      else if (first && first !== row)
        faults.push({ pointer: `/${field}`, code: 'repeated-value', params: { row: first } });
      else if (faults.length === 0) seen.set(`${field} ${key}`, row);
    }
  }
}

/** The rules of the register; they may ask the database row by row. */
async function askRules(
  { register, actor }: Check,
  tx: Tx,
  planned: readonly PlannedLine[],
  faultsByRow: ReadonlyMap<number, Fault[]>,
): Promise<void> {
  const { check } = register.rules;
  if (!check) return;
  for (const { row, id, before, values, changed } of planned) {
    const faults = faultsByRow.get(row);
    if (faults?.length !== 0 || Object.keys(changed).length === 0) continue;
    faults.push(...(await check({ values, before, id, tx, actor })));
  }
}

/** What keeps a whole file out: a column every new row needs. */
export function missingColumns({ fields }: Resource, mapping: Readonly<Record<string, string>>): Fault[] {
  const targets = new Set(Object.values(mapping));
  if (targets.has('id')) return [];
  return Object.entries(fields)
    .filter(([name, { required, fallback }]) => required && fallback === undefined && !targets.has(name))
    .map(([name, field]) => ({
      pointer: '/columns',
      code: 'missing-column',
      params: { field: name, name: labelOf(field, csvLocale) },
    }));
}
