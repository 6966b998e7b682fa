import { numberFormat, pluralRules } from './intl.ts';
import type { Locale } from './locale.ts';

/** The texts of one folder in one language, by key: i18next's JSON v4, flat. */
export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

type Key<Keys> = Extract<keyof Keys, string>;
/** The values a text needs: none, or an object with every name in its `{{…}}` and the `count` of a plural. */
export type Needed<Names> = [Names] extends [never]
  ? [values?: undefined]
  : [values: { [Name in Extract<Names, string>]: Name extends 'count' ? number : string | number }];

/** Gives a text by its key. `Keys` names what each text fills in. */
export type Translate<Keys> = <K extends Key<Keys>>(key: K, ...values: Needed<Keys[K]>) => string;

/** Where a text fills in a name. */
export const mark = /\{\{\s*(\w+)\s*\}\}/g;

/** The text with its values; a `count` is written as the language writes numbers. */
export function fill(text: string, locale: Locale, values: Values): string {
  return text.replace(mark, (whole, name: string) => {
    const value = values[name];
    const isCount = name === 'count' && typeof value === 'number';
    return isCount ? numberFormat(locale).format(value) : String(value ?? whole);
  });
}

/**
 * The key with the form of the number in this language; `other` where a text has no form of its own. None at all may have
 * words of its own, `zero`, in every language.
 */
export function pluralKey(texts: Texts, key: string, locale: Locale, count: unknown): string {
  if (typeof count !== 'number' || texts[`${key}_other`] === undefined) return key;
  if (count === 0 && texts[`${key}_zero`] !== undefined) return `${key}_zero`;
  const form = `${key}_${pluralRules(locale).select(count)}`;
  return texts[form] === undefined ? `${key}_other` : form;
}
