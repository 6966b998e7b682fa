import { fold } from './fold.ts';
import { type Locale, type Localised, locales } from './locale.ts';
import type { Resource } from './resource.ts';

/** What one column of a CSV holds: the id, a field, or a part of one (a language, the country of a telephone number). */
export type CsvColumn = {
  /** `id`, `name`, `name.en`, `phone.code`: what a mapping names. */
  target: string;
  /** Empty for the id. */
  field: string;
  part: Locale | 'code' | null;
  label: Localised;
};

const idLabel: Localised = { 'pt-BR': 'ID', en: 'ID', es: 'ID', fr: 'ID', it: 'ID' };
const source = locales[0];

/** The columns of a resource in a CSV, as they are exported and may come back. Files stay where they are. */
export function csvColumns({ fields }: Resource): CsvColumn[] {
  const columns = Object.entries(fields).flatMap(([field, { kind, label }]): CsvColumn[] => {
    const whole: CsvColumn = { target: field, field, part: null, label };
    if (kind === 'file') return [];
    if (kind === 'phone') return [part(field, 'code', suffixed(label, 'DDI')), whole];
    if (kind !== 'localised') return [whole];
    const others = locales.filter((locale) => locale !== source);
    return [whole, ...others.map((locale) => part(field, locale, suffixed(label, `(${locale})`)))];
  });
  return numbered([{ target: 'id', field: '', part: null, label: idLabel }, ...columns]);
}

function part(field: string, name: Locale | 'code', label: Localised): CsvColumn {
  return { target: `${field}.${name}`, field, part: name, label };
}

function suffixed(label: Localised, suffix: string): Localised {
  return eachLocale((locale) => `${label[locale]} ${suffix}`);
}

/** Of columns with the same name the second is called `… (2)`, so that a file can be read back. */
function numbered(columns: readonly CsvColumn[]): CsvColumn[] {
  const named = Object.fromEntries(
    locales.map((locale) => [locale, unlike(columns.map(({ label }) => label[locale]))]),
  );
  return columns.map((column, at) => ({
    ...column,
    label: eachLocale((locale) => named[locale]?.[at] ?? column.label[locale]),
  }));
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

function eachLocale(make: (locale: Locale) => string): Localised {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localised;
}

/** What each header of a file means, whatever its language, case and accents; '' where nothing is meant. */
export function matchHeaders(resource: Resource, headers: readonly string[]): Record<string, string> {
  const columns = csvColumns(resource);
  const known = new Map<string, string>();
  const learn = (name: string, target: string) => {
    if (!known.has(fold(name))) known.set(fold(name), target);
  };
  for (const { label, target } of columns) learn(label[source], target);
  for (const { target } of columns) learn(target, target);
  for (const { label, target } of columns) for (const locale of locales) learn(label[locale], target);
  const taken = new Set<string>();
  const matched = headers.map((header) => {
    const target = known.get(fold(header)) ?? '';
    if (taken.has(target)) return [header, ''];
    if (target) taken.add(target);
    return [header, target];
  });
  return Object.fromEntries(matched);
}
