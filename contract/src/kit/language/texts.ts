import type { Locale } from './locale.ts';
import { fill, pluralKey, type Texts, type Translate, type Values } from './translation.ts';

type ByNamespace = Readonly<Record<string, Texts>>;

/** Texts that come together, one language at a time. */
export type Bundle = {
  readonly fetch: (locale: Locale) => Promise<ByNamespace>;
  /** What is there. */
  readonly all: Partial<Record<Locale, ByNamespace>>;
};

/** The texts of one folder. `Keys` names what each of them fills in. */
export type Source<Keys> = { readonly namespace: string; readonly bundle: Bundle; readonly keys?: Keys };

/** The keys of a folder's texts; the forms of a plural count as one. */
export type KeyOf<S> = S extends Source<infer Keys> ? Extract<keyof Keys, string> : never;

/** What `npm run texts` writes beside the texts of a folder that all sides read: the five languages are there. */
export function defineTexts<Keys>(namespace: string, texts: Readonly<Record<Locale, Texts>>): Source<Keys> {
  const entries = Object.entries(texts).map(([locale, own]) => [locale, { [namespace]: own }]);
  const all: Record<Locale, ByNamespace> = Object.fromEntries(entries);
  return { namespace, bundle: { fetch: async (locale) => all[locale], all } };
}

/**
 * The texts that were asked for and not there, by namespace and key, with the language where Portuguese stood in. Where
 * that is missing too, nothing is said in their place.
 */
export const missingTexts = new Set<string>();

/** A text of a folder, filled in; where the language lacks it, Portuguese stands in and that is noted. */
export function lookUp(
  { namespace, bundle: { all } }: Source<unknown>,
  locale: Locale,
  key: string,
  values?: Values,
): string | undefined {
  for (const spoken of [locale, 'pt-BR'] as const) {
    const texts = all[spoken]?.[namespace] ?? {};
    const text = texts[pluralKey(texts, key, spoken, values?.count)];
    if (text === undefined) continue;
    if (spoken !== locale && all[locale]) missingTexts.add(`${namespace} ${key} (${locale})`);
    return values ? fill(text, spoken, values) : text;
  }
  return undefined;
}

/** The same of what has to be there: a text that is missing is noted, and an empty one stands in. */
export function textIn(source: Source<unknown>, locale: Locale, key: string, values?: Values): string {
  const text = lookUp(source, locale, key, values);
  if (text === undefined) missingTexts.add(`${source.namespace} ${key}`);
  return text ?? '';
}

/** The texts of a folder in one language: `t('greeting', { name })`. */
export function textsIn<Keys>(source: Source<Keys>, locale: Locale): Translate<Keys> {
  return (key, ...[values]) => textIn(source, locale, key, values);
}
