import { otherNames } from './csv-synonyms.ts';
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

/** Letters and digits alone: `E-mail`, `e mail` and `Email` are one name, so are `Obs.` and `OBS`. */
const bare = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What each header of a file means, whatever its language, case, accents and signs, and in other words that people use;
 * '' where nothing is meant. The names of an export go before what is only like one.
 */
export function matchHeaders(resource: Resource, headers: readonly string[]): Record<string, string> {
  const columns = csvColumns(resource);
  const own = [
    ...columns.map(({ label, target }) => [label[source], target] as const),
    ...columns.map(({ target }) => [target, target] as const),
    ...columns.flatMap(({ label, target }) => locales.map((locale) => [label[locale], target] as const)),
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
  return Object.fromEntries(headers.map((header) => [header, found.get(header) ?? '']));
}
