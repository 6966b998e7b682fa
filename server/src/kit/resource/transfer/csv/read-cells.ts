import { between, partsOf } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { writeLink } from '@leme/contract/kit/kinds/pointers/link-cell';
import type { Fault } from '@leme/contract/kit/problem';
import type { CsvColumn } from '@leme/contract/kit/resource/csv-columns';
import type { Field } from '@leme/contract/kit/resource/fields';
import { sentValue, valueOfLink } from '@leme/contract/kit/resource/links';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { isLinked } from '../../columns.ts';
import type { Values } from '../../registers.ts';
import type { FieldReadings } from './column-readings.ts';
import { unescapeFormula } from './csv-text.ts';

/** A row of a file in the values of its fields; what it points to is still named and not known. */
export type Reading = {
  /** The fields that stand in the file; `null` where the cell is empty. */
  values: Values;
  /** The names each reference points to. */
  named: Map<string, string[]>;
  faults: Fault[];
};

type Cells = ReadonlyMap<string, string>;

/** The cells of a row by what their columns hold. */
export function cellsBy(columns: readonly (CsvColumn | null)[], cells: readonly string[]): Cells {
  const found = new Map(
    columns.flatMap((column, at) => (column ? [[column.target, (cells[at] ?? '').trim()]] : [])),
  );
  const last = columns.find((column) => column?.part === 'last');
  if (last) {
    const halves = [found.get(last.field), found.get(last.target)];
    found.set(last.field, halves.filter(Boolean).join(' '));
  }
  return found;
}

/** How cells are read: in which zone, and how columns are written whose cells mean two things. */
export type ReadingOfCells = { zone: string; readings?: FieldReadings | undefined };

/** Reads what a row says of its fields. `before` is the row it changes. */
export function readCells(
  resource: Resource,
  { zone, readings }: ReadingOfCells,
  cells: Cells,
  before: AnyRow | null,
): Reading {
  const reading: Reading = { values: {}, named: new Map(), faults: [] };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.to) {
      readNames([name, field], cells.get(name), before, reading);
      continue;
    }
    if (isLinked(field)) {
      if (!isAsItWas([name, field], cells.get(name), before))
        reading.faults.push({ pointer: `/${name}`, code: 'no-files' });
      continue;
    }
    const cellOf = (part: string | null) => {
      const cell = cells.get(part === null ? name : `${name}.${part}`);
      return cell === undefined ? undefined : unescapeFormula(cell);
    };
    const context = { field, zone, reading: readings?.get(name) };
    const read = kindOf(field).csv.read(cellOf, context, before?.[name] ?? null);
    if (read === undefined) continue;
    if ('code' in read) reading.faults.push({ pointer: `/${name}`, ...read });
    else reading.values[name] = read.value;
  }
  return reading;
}

function readNames(
  [name, field]: readonly [string, Field],
  cell: string | undefined,
  before: AnyRow | null,
  { values, named }: Reading,
): void {
  if (cell === undefined) return;
  // What is as it was stays as it is, also where a name is not the only one or its row was deleted.
  if (before && isAsItWas([name, field], cell, before)) return;
  const text = unescapeFormula(cell);
  const given = isLinked(field) ? partsOf(text) : [text].filter(Boolean);
  if (given.length > 0) named.set(name, given);
  else values[name] = isLinked(field) ? [] : null;
}

/** Whether a cell holds the names its row has; files are told by them and not sent by them. */
function isAsItWas(
  [name, field]: readonly [string, Field],
  cell: string | undefined,
  before: AnyRow | null,
): boolean {
  if (cell === undefined) return true;
  const links = before && field.atLink ? [sentValue(field, name, before)].flat() : [];
  const names = [before?.labels[name] ?? []].flat();
  const written = names.map((each, at) => writeLink(each, valueOfLink(links[at]), field.atLink));
  return unescapeFormula(cell) === written.join(between);
}
