import { locales } from '../../contract/src/kit/language/locale.ts';

/** Counts the localised texts below a value and notes those that lack a language, are empty or fill in other values. */
export function readTexts(
  value: unknown,
  place: string,
  offences: string[],
  seen = new Set<unknown>(),
): number {
  if (typeof value !== 'object' || value === null || '_zod' in value || 'bundle' in value || seen.has(value))
    return 0;
  seen.add(value);
  const entries =
    value instanceof Map
      ? [...value].map(([key, each]) => [String(key), each] as const)
      : Object.entries(value);
  const own = Object.fromEntries(entries);
  if (!('pt-BR' in own))
    return entries.reduce(
      (count, [key, each]) => count + readTexts(each, `${place}.${key}`, offences, seen),
      0,
    );
  const source = flatten(own['pt-BR']);
  for (const locale of locales) {
    const translated = flatten(own[locale]);
    for (const [key, text] of source) {
      const other = translated.get(key);
      if (!other) offences.push(`${place}${key} lacks ${locale}`);
      else if (valuesIn(other) !== valuesIn(text))
        offences.push(`${place}${key} fills in other values in ${locale}`);
    }
    for (const key of translated.keys())
      if (!source.has(key)) offences.push(`${place}${key} is unknown in pt-BR`);
  }
  return source.size;
}

function flatten(value: unknown, key = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[key, value.trim()]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([name, each]) => [...flatten(each, `${key}.${name}`)]));
}

function valuesIn(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join();
}
