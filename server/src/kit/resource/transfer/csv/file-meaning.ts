import { judge } from '@leme/contract/kit/kinds/judge';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Fault } from '@leme/contract/kit/problem';
import { importColumns, matchHeaders, mayBeGiven } from '@leme/contract/kit/resource/csv-columns';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { CsvReader } from './read-csv.ts';

/** What the columns of a file mean by their names; an id is ours only where the cells are such as the product gives. */
export async function firstMapping(
  resource: Resource,
  { columns, holdsIds }: Pick<CsvReader, 'columns' | 'holdsIds'>,
): Promise<Record<string, string>> {
  const mapping = matchHeaders(resource, columns);
  const at = columns.findIndex((header) => mapping[header] === 'id');
  const header = columns[at];
  return header === undefined || (await holdsIds(at)) ? mapping : { ...mapping, [header]: '' };
}

/** What is wrong with values that were said once for all rows. */
export function givenFaults(
  resource: Resource,
  zone: string,
  given: Readonly<Record<string, string>>,
): Fault[] {
  return Object.entries(given).flatMap(([name, text]): Fault[] => {
    const pointer = pointerTo('given', name);
    const field = resource.fields[name];
    if (!field || !mayBeGiven(resource, name)) return [{ pointer, code: 'unknown-field' }];
    // A name is looked for row by row, as in a column of its own.
    if (text.trim() === '' || field.to) return [];
    const context = { field, zone, reading: 'ask' } as const;
    const read = kindOf(field).csv.read((part) => (part === null ? text.trim() : undefined), context, null);
    const wrong = read && 'code' in read ? [read] : judge(field, read?.value).faults;
    return wrong.map(({ code, params }) => ({ pointer, code, ...(params && { params }) }));
  });
}

/** What was said for all rows; an empty text takes it back. */
export function withoutEmpty(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  );
}

/** Columns somebody says something of and the file does not have. */
export function strangers(columns: readonly string[], said: object): Fault[] {
  return Object.keys(said)
    .filter((header) => !columns.includes(header))
    .map((header) => ({ pointer: pointerTo('readings', header), code: 'unknown-field' }));
}

function pointerTo(part: string, header: string): string {
  return `/${part}/${header.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Columns that mean what they cannot. */
export function misfits(
  resource: Resource,
  columns: readonly string[],
  mapping: Record<string, string>,
): Fault[] {
  const targets = new Set(importColumns(resource).map(({ target }) => target));
  const given = Object.values(mapping).filter(Boolean);
  return Object.entries(mapping).flatMap(([header, target]): Fault[] => {
    const pointer = pointerTo('mapping', header);
    if (!columns.includes(header)) return [{ pointer, code: 'unknown-field' }];
    if (target === '') return [];
    if (!targets.has(target)) return [{ pointer, code: 'option' }];
    return given.filter((each) => each === target).length > 1 ? [{ pointer, code: 'repeated' }] : [];
  });
}
