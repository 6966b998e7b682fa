import type { Locale } from '@leme/contract/kit/locale';

export type Texts = Readonly<Record<string, string>>;
export type Messages<T extends Texts> = {
  namespace: string;
  texts: Readonly<Record<Locale, Readonly<Record<keyof T, string>>>> & { 'pt-BR': T };
};

type Params = Record<string, string | number>;
type PluralForm = 'zero' | 'one' | 'many' | 'other';
type Bare<K> = K extends `${infer Name}_${PluralForm}` ? Name : K;

/** The keys of a folder's texts; the forms of a plural count as one. */
export type Keys<T> = Extract<Bare<keyof T>, string>;

type Names<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;
type TextOf<T, K extends string> = T[Extract<keyof T, K | `${K}_${PluralForm}`>];
type Plural<T, K extends string> = `${K}_other` extends keyof T ? 'count' : never;
type Needed<T, K extends string> = Names<TextOf<T, K>> | Plural<T, K>;

/** The values a text needs: none, or an object with every name in its `{{…}}` and the `count` of a plural. */
export type Arguments<T, K extends string> = [Needed<T, K>] extends [never]
  ? [params?: undefined]
  : [params: { [Name in Needed<T, K>]: Name extends 'count' ? number : string | number }];

/**
 * The key with the form of the number in this language; `other` where a text has no form of its own. None at all may have
 * words of its own, `zero`, in every language.
 */
export function pluralKey(
  texts: Texts,
  key: string,
  locale: Locale,
  count: Params[string] | undefined,
): string {
  if (typeof count !== 'number' || texts[`${key}_other`] === undefined) return key;
  if (count === 0 && texts[`${key}_zero`] !== undefined) return `${key}_zero`;
  const form = `${key}_${new Intl.PluralRules(locale).select(count)}`;
  return texts[form] === undefined ? `${key}_other` : form;
}

/** The text with its values; a `count` is written as the language writes numbers. */
export function fill(text: string, locale: Locale, params: Params): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) => {
    const value = params[name];
    const isCount = name === 'count' && typeof value === 'number';
    return isCount ? new Intl.NumberFormat(locale).format(value) : String(value ?? mark);
  });
}
