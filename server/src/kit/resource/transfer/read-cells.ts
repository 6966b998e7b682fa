import type { CsvColumn } from '@leme/contract/kit/csv-columns';
import type { Field } from '@leme/contract/kit/fields';
import { fold } from '@leme/contract/kit/fold';
import { locales } from '@leme/contract/kit/locale';
import { joinPhone } from '@leme/contract/kit/phone-code';
import type { Fault } from '@leme/contract/kit/problem';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { bareTaxId, isTaxId } from '@leme/contract/kit/tax-id';
import type { Values } from '../registers.ts';
import { unguarded } from './csv-text.ts';
import { between } from './write-cells.ts';

/** A row of a file in the values of its fields; what it points to is still named and not known. */
export type Reading = {
  /** The fields that stand in the file; `null` where the cell is empty. */
  values: Values;
  /** The names each reference points to. */
  named: Map<string, string[]>;
  faults: Fault[];
};

type Cells = ReadonlyMap<string, string>;
type Read = { value: unknown } | { code: string; params?: Record<string, string | number> };

/** The cells of a row by what their columns hold. */
export function cellsBy(columns: readonly (CsvColumn | null)[], cells: readonly string[]): Cells {
  return new Map(
    columns.flatMap((column, at) => (column ? [[column.target, (cells[at] ?? '').trim()]] : [])),
  );
}

/** Reads what a row says of its fields. `before` is the row it changes. */
export function readCells(resource: Resource, zone: string, cells: Cells, before: AnyRow | null): Reading {
  const reading: Reading = { values: {}, named: new Map(), faults: [] };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.to) {
      readNames(name, field, cells.get(name), before, reading);
      continue;
    }
    const read = readField(name, field, zone, cells, before);
    if (read === undefined) continue;
    if ('code' in read) reading.faults.push({ pointer: `/${name}`, ...read });
    else reading.values[name] = read.value;
  }
  return reading;
}

function readNames(
  name: string,
  { kind }: Field,
  cell: string | undefined,
  before: AnyRow | null,
  { values, named }: Reading,
): void {
  if (cell === undefined) return;
  const text = unguarded(cell);
  // What is as it was stays as it is, also where a name is not the only one or its row was deleted.
  if (before && text === [before.labels[name] ?? []].flat().join(between)) return;
  const names = kind === 'references' ? text.split('|').map((part) => part.trim()) : [text];
  const given = names.filter(Boolean);
  if (given.length > 0) named.set(name, given);
  else values[name] = kind === 'references' ? [] : null;
}

function readField(
  name: string,
  field: Field,
  zone: string,
  cells: Cells,
  before: AnyRow | null,
): Read | undefined {
  if (field.kind === 'localised') return readLocalised(name, cells, before);
  if (field.kind === 'phone') return readPhone(name, cells);
  const cell = cells.get(name);
  if (cell === undefined) return undefined;
  return cell === '' ? { value: null } : readValue(field, cell, zone);
}

function readValue(field: Field, cell: string, zone: string): Read {
  switch (field.kind) {
    case 'money':
    case 'integer':
    case 'decimal':
      return readNumber(cell);
    case 'basis-points': {
      const read = readNumber(cell);
      return 'value' in read ? { value: Math.round(Number(read.value) * 1e6) / 1e4 } : read;
    }
    case 'date':
      return readDate(cell);
    case 'instant':
      return readInstant(cell, zone);
    case 'boolean':
      return readYesNo(cell);
    case 'choice':
      return readChoice(field, unguarded(cell));
    case 'tax-id':
      return { value: readTaxId(unguarded(cell)) };
    default:
      return { value: unguarded(cell) };
  }
}

/** `1.234,50`, `R$ 1.234,5`, `1234.5`: three digits behind a point and no comma are thousands. */
function readNumber(cell: string): Read {
  const bare = cell.replace(/R\$|%|\s/g, '');
  const isGrouped = bare.includes(',') || /^[+-]?\d{1,3}(\.\d{3})+$/.test(bare);
  const plain = isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { code: 'number' };
}

function readDate(cell: string): Read {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  if (!parts) return { value: cell };
  const [, day = '', month = '', year = ''] = parts;
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

/** As it is exported, in the company's zone, or in ISO form. */
function readInstant(cell: string, zone: string): Read {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:,(\d{3}))?)?$/.exec(cell);
  try {
    if (!parts) return { value: new Date(Temporal.Instant.from(cell).epochMilliseconds).toISOString() };
    const [day, month, year, hour, minute, second = 0, millisecond = 0] = parts
      .slice(1)
      .map((part) => Number(part ?? 0));
    const at = { day, month, year, hour, minute, second, millisecond, timeZone: zone } as const;
    const instant = Temporal.ZonedDateTime.from(at as Temporal.ZonedDateTimeLike & { timeZone: string }, {
      overflow: 'reject',
    });
    return { value: new Date(instant.epochMilliseconds).toISOString() };
  } catch {
    return { code: 'datetime' };
  }
}

const yes = new Set(['sim', 's', 'yes', 'y', 'si', 'oui', 'o', 'true', 'verdadeiro', '1', 'x']);
const no = new Set(['nao', 'n', 'no', 'non', 'false', 'falso', '0']);

function readYesNo(cell: string): Read {
  const word = fold(cell);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { code: 'yes-no' };
}

/** By its name in any language or by its code; the names of the first language go before those of the others. */
function readChoice({ options = {} }: Field, cell: string): Read {
  const word = fold(cell);
  const values = Object.keys(options);
  const byName = locales.map((locale) =>
    values.find((value) => fold(options[value]?.[locale] ?? '') === word),
  );
  const value = byName[0] ?? values.find((code) => fold(code) === word) ?? byName.find(Boolean);
  return value === undefined ? { code: 'option' } : { value };
}

/** A spreadsheet that took it for a number has dropped the zeros it began with. */
function readTaxId(cell: string): string {
  const bare = bareTaxId(cell);
  if (!/^\d{3,13}$/.test(bare)) return bare;
  return [bare, bare.padStart(11, '0'), bare.padStart(14, '0')].find(isTaxId) ?? bare;
}

function readPhone(name: string, cells: Cells): Read | undefined {
  const cell = cells.get(name);
  if (cell === undefined) return undefined;
  const number = unguarded(cell);
  return { value: number === '' ? null : joinPhone(unguarded(cells.get(`${name}.code`) ?? ''), number) };
}

/** The languages that stand in the file over those the row has. */
function readLocalised(name: string, cells: Cells, before: AnyRow | null): Read | undefined {
  const parts = locales.map(
    (locale, at) => [locale, cells.get(at === 0 ? name : `${name}.${locale}`)] as const,
  );
  const given = parts.filter(([, cell]) => cell !== undefined);
  if (given.length === 0) return undefined;
  const all = { ...(before?.[name] as Record<string, string> | null) };
  for (const [locale, cell = ''] of given) {
    if (cell === '') delete all[locale];
    else all[locale] = unguarded(cell);
  }
  return { value: Object.keys(all).length > 0 ? all : null };
}
