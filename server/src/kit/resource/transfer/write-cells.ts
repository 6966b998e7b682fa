import { type CsvColumn, csvColumns } from '@leme/contract/kit/csv-columns';
import type { Field } from '@leme/contract/kit/fields';
import { splitPhone } from '@leme/contract/kit/phone-code';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import { guarded, quoted } from './csv-text.ts';

/** A row as its columns are written by the database, by field; a text in several languages has two. */
export type RawCells = readonly string[];
type Labels = AnyRow['labels'];
type Write = (raw: RawCells, labels: Labels) => string;

/** Between the names of several rows one cell points to. */
export const between = ' | ';

/** What is read of a row, as text and empty where there is nothing: its id first, then field by field. */
export function rawColumns({ fields }: Resource): { names: string[]; texts: RawBuilder<unknown>[] } {
  const stored = Object.entries(fields).flatMap(([name, { kind }]): [string, RawBuilder<unknown>][] => {
    const column = sql.ref(`t.${name}`);
    if (kind === 'references' || kind === 'file') return [];
    if (kind === 'localised')
      return [
        [name, column],
        [`${name}_translations`, sql`${sql.ref(`t.${name}_translations`)}::text`],
      ];
    return [[name, textOf(kind, column)]];
  });
  const all: [string, RawBuilder<unknown>][] = [['id', sql`t.id::text`], ...stored];
  return { names: all.map(([name]) => name), texts: all.map(([, text]) => sql`coalesce(${text}, '')`) };
}

function textOf(kind: Field['kind'], column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (kind === 'money' || kind === 'decimal') return sql`trim_scale(${column})::text`;
  if (kind === 'instant') return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`${column}::text`;
}

/** What writes a line cell by cell, in the order of its columns. */
export function cellWriters(resource: Resource, zone: string): Write[] {
  const { names } = rawColumns(resource);
  return csvColumns(resource).map((column) => {
    const field = resource.fields[column.field];
    return field ? writerOf(field, column, names.indexOf(column.field), zone) : (raw) => raw[0] ?? '';
  });
}

function writerOf(field: Field, { field: name, part }: CsvColumn, at: number, zone: string): Write {
  const given = (write: (text: string) => string): Write => {
    return (raw) => {
      const text = raw[at] ?? '';
      return text === '' ? '' : write(text);
    };
  };
  switch (field.kind) {
    case 'integer':
      return given((text) => text);
    case 'money':
    case 'decimal':
      return given((text) => text.replace('.', ','));
    case 'basis-points':
      return given((text) => String(Number(text) / 100).replace('.', ','));
    case 'date':
      return given((text) => `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`);
    case 'instant':
      return given((text) => instantText(text, zone));
    case 'boolean':
      return given((text) => (text === 'true' ? 'Sim' : 'Não'));
    case 'choice': {
      const names = Object.entries(field.options ?? {}).map(([value, label]) => [
        value,
        quoted(label['pt-BR']),
      ]);
      const known = new Map(names as [string, string][]);
      return given((text) => known.get(text) ?? text);
    }
    case 'reference':
    case 'references':
      return (_, labels) => quoted(guarded([labels[name] ?? []].flat().join(between)));
    case 'phone':
      return given((text) => splitPhone(text)[part === 'code' ? 'code' : 'number']);
    case 'localised':
      if (!part) return given((text) => quoted(guarded(text)));
      return (raw) => {
        const translations = raw[at + 1] ?? '{}';
        return translations === '{}' ? '' : quoted(guarded(JSON.parse(translations)[part] ?? ''));
      };
    default:
      return given((text) => quoted(guarded(text)));
  }
}

/** `20/11/2026 09:12`, with seconds and less only where there are any, so that nothing is lost on the way back. */
function instantText(value: string, zone: string): string {
  const at = Temporal.Instant.from(value).toZonedDateTimeISO(zone);
  const two = (part: number) => String(part).padStart(2, '0');
  const thousandths = at.millisecond ? `,${String(at.millisecond).padStart(3, '0')}` : '';
  const seconds = at.second || at.millisecond ? `:${two(at.second)}${thousandths}` : '';
  return `${two(at.day)}/${two(at.month)}/${at.year} ${two(at.hour)}:${two(at.minute)}${seconds}`;
}
