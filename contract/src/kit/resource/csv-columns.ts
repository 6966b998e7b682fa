import type { CsvPart } from '../kinds/field-kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { fold } from '../language/fold.ts';
import { type Locale, locales } from '../language/locale.ts';
import { textsIn } from '../language/texts.ts';
import { kitWords } from '../texts/texts.ts';
import { isFirstName, isLastName, otherNames } from './csv-synonyms.ts';
import { labelOf } from './labels.ts';
import type { Resource } from './resource.ts';

/** What one column of a CSV holds: the id, a field, or a part of one (a language, the country of a telephone number). */
export type CsvColumn = {
  /** `id`, `name`, `name.en`, `phone.code`: what a mapping names. */
  target: string;
  /** Empty for the id. */
  field: string;
  part: CsvPart | null;
  /** What it is called in the language the columns are made for. */
  label: string;
};

const source = locales[0];

/** What a CSV is written in, whoever exports it: the language of the trade. One in any of the five can be read. */
export const csvLocale: Locale = source;

/** The columns of a resource in a CSV, as they are exported and may come back. Files stay where they are. */
export function csvColumns(resource: Resource, locale: Locale = csvLocale): CsvColumn[] {
  const { fields, computed, inFile = Object.keys(fields) } = resource;
  const t = textsIn(kitWords, locale);
  const columns = inFile.flatMap((name): CsvColumn[] => {
    const field = fields[name] ?? computed?.[name];
    if (!field) return [];
    const label = labelOf(field, locale);
    const { parts } = kindOf(field).csv;
    if (!parts) return [];
    const columnOf = (part: CsvPart): CsvColumn => ({
      target: `${name}.${part}`,
      field: name,
      part,
      label: part === 'code' ? t('csv.phone-code', { field: label }) : `${label} (${part})`,
    });
    const whole: CsvColumn = { target: name, field: name, part: null, label };
    // A number whose country is a field of its own has that column already.
    const before = field.codeIn ? [] : parts.before;
    return [...before.map(columnOf), whole, ...parts.behind.map(columnOf)];
  });
  // What nobody takes back in needs no id.
  const id = { target: 'id', field: '', part: null, label: t('csv.id') };
  const all = resource.isView ? columns : [id, ...columns];
  // Of columns with the same name the second is called `… (2)`, so that a file can be read back.
  const names = unlike(all.map(({ label }) => label));
  return all.map((column, at) => ({ ...column, label: names[at] ?? column.label }));
}

/** The columns an import knows beside those: the second half of a person's name, which goes into the field of the first. */
export function importColumns(resource: Resource, locale: Locale = csvLocale): CsvColumn[] {
  const columns = csvColumns(resource, locale);
  const { title: name, fields } = resource;
  const field = fields[name];
  if (!field?.personal || kindOf(field).counts !== 'characters') return columns;
  const label = textsIn(kitWords, locale)('csv.last-name', { field: labelOf(field, locale) });
  const own = columns.findIndex(({ target }) => target === name) + 1;
  return columns.toSpliced(own, 0, { target: lastNameOf(name), field: name, part: 'last', label });
}

/** Whether all rows of a file may have one value of a field the file has no column for, which a person says once. */
export function mayBeGiven({ fields, title }: Resource, name: string): boolean {
  const field = fields[name];
  if (!field || name === title || !kindOf(field).csv.parts) return false;
  return field.required && field.fallback === undefined && !field.personal && !field.unique;
}

/** What a mapping calls the second half of a name. */
export function lastNameOf(name: string): string {
  return `${name}.last`;
}

/** The same texts, none twice. */
export function unlike(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let own = text;
    for (let count = 2; taken.has(fold(own)); count += 1) own = `${text} (${count})`;
    taken.add(fold(own));
    return own;
  });
}

/** Letters and digits alone: `E-mail`, `e mail` and `Email` are one name, so are `Obs.` and `OBS`. */
const bare = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What each header of a file means, whatever its language, case, accents and signs, and in other words that people use;
 * '' where nothing is meant. The names of an export go before what is only like one.
 */
export function matchHeaders(resource: Resource, headers: readonly string[]): Record<string, string> {
  const columns = csvColumns(resource);
  const own = [
    ...columns.map(({ label, target }) => [label, target] as const),
    ...columns.map(({ target }) => [target, target] as const),
    ...spokenNames(resource),
  ];
  const spoken = columns
    .filter(({ part }) => part === null)
    .flatMap(({ field, target }) =>
      otherNames(field, field === resource.title).map((name) => [name, target] as const),
    );
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const [names, form] of [
    [own, fold],
    [own, bare],
    [spoken, bare],
  ] as const) {
    // The first of two alike counts.
    const known = new Map(names.toReversed().map(([name, target]) => [form(name), target]));
    for (const header of headers) {
      const target = form(header) === '' ? undefined : known.get(form(header));
      if (!target || found.has(header) || taken.has(target)) continue;
      found.set(header, target);
      taken.add(target);
    }
  }
  partNames(resource, headers, found);
  return Object.fromEntries(headers.map((header) => [header, found.get(header) ?? '']));
}

/** Where a file has first and last names in two columns, both go into the field of the name. */
function partNames(resource: Resource, headers: readonly string[], found: Map<string, string>): void {
  const { title: name } = resource;
  const last = lastNameOf(name);
  if (!importColumns(resource).some(({ target }) => target === last)) return;
  const named = headers.find((header) => found.get(header) === name);
  const isFree = (header: string) => !found.has(header);
  const lastHeader = headers.find((header) => isFree(header) && isLastName(bare(header)));
  const firstHeader = headers.find(
    (header) => (isFree(header) || header === named) && isFirstName(bare(header)),
  );
  // `Prénom` beside `Nom`: what would be the whole name elsewhere is the last one.
  const isPair = firstHeader !== undefined && firstHeader !== named;
  // A whole name beside its two halves says it already.
  if (isPair && named && lastHeader) return;
  const secondHeader = lastHeader ?? (isPair ? named : undefined);
  if (firstHeader) found.set(firstHeader, name);
  if (secondHeader && (firstHeader ?? named)) found.set(secondHeader, last);
}

/** What the columns are called in the five languages, column by column. */
function spokenNames(resource: Resource): (readonly [string, string])[] {
  const spoken = locales.map((locale) => csvColumns(resource, locale));
  return csvColumns(resource).flatMap(({ target }, at) =>
    spoken.map((columns) => [columns[at]?.label ?? '', target] as const),
  );
}
