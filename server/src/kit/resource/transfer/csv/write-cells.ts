import { between, type SqlType } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { type CsvColumn, csvColumns } from '@leme/contract/kit/resource/csv-columns';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf, isLinked } from '../../columns.ts';
import type { CellWords } from '../../registers.ts';
import { escapeFormula, quoted } from './csv-text.ts';

/** A row as its columns are written by the database, in the order of `rawColumns`. */
export type RawCells = readonly string[];
type Labels = AnyRow['labels'];
type Write = (raw: RawCells, labels: Labels) => string;

/** What is read of a row, as text and empty where there is nothing: its id first, then column by column. */
export function rawColumns({ fields }: Resource): { names: string[]; texts: RawBuilder<unknown>[] } {
  const stored = Object.entries(fields).flatMap(([name, field]) =>
    kindOf(field).csv.parts ? columnsOf(name, field) : [],
  );
  const texts = stored.map(({ name, type }) => textOf(type, sql.ref(`t.${name}`)));
  return {
    names: ['id', ...stored.map(({ name }) => name)],
    texts: [sql`t.id::text`, ...texts].map((text) => sql`coalesce(${text}, '')`),
  };
}

function textOf(type: SqlType, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (type === 'numeric') return sql`trim_scale(${column})::text`;
  if (type === 'timestamptz')
    return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`${column}::text`;
}

/** What writes a line cell by cell, in the order of its columns. */
export function cellWriters(resource: Resource, zone: string, cells: CellWords = {}): Write[] {
  const { names } = rawColumns(resource);
  return csvColumns(resource).map((column) => {
    const field = resource.fields[column.field];
    const say = cells[column.field];
    const at = names.indexOf(column.field);
    if (say) return (raw) => quoted(escapeFormula(raw[at] ? say(raw[at], zone) : ''));
    if (!field) return (raw) => raw[0] ?? '';
    return isNamed(field) ? nameWriter(column.field) : valueWriter(field, column, names, zone);
  });
}

/** Whether its cell holds names, of rows or of files. */
function isNamed(field: Field): boolean {
  return field.to !== undefined || isLinked(field);
}

function nameWriter(name: string): Write {
  return (_, labels) => quoted(escapeFormula([labels[name] ?? []].flat().join(between)));
}

function valueWriter(
  field: Field,
  { field: name, part }: CsvColumn,
  names: readonly string[],
  zone: string,
): Write {
  const { csv, columns } = kindOf(field);
  const at = names.indexOf(columnsOf(name, field)[0]?.name ?? name);
  const write = csv.write({ field, zone }, part);
  return (raw) => {
    const stored = raw.slice(at, at + columns.length);
    if (stored.every((text) => text === '')) return '';
    const cell = write(stored);
    return csv.isPlain ? cell : quoted(escapeFormula(cell));
  };
}
