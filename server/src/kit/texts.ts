import type { Locale } from '@leme/contract/kit/locale';
import { fill, pluralKey, type Texts, type Translate, type Values } from '@leme/contract/kit/translation';

/** The texts of one folder in the five languages. `Keys` names what each of them fills in. */
export type Source<Keys> = { readonly texts: Readonly<Record<Locale, Texts>>; readonly keys?: Keys };

/** What `npm run texts` writes beside the texts of a folder. */
export function defineTexts<Keys>(texts: Source<Keys>['texts']): Source<Keys> {
  return { texts };
}

/** The texts of a folder in one language: `t('greeting', { name })`; what a language lacks is said in Portuguese. */
export function textsIn<Keys>({ texts }: Source<Keys>, locale: Locale): Translate<Keys> {
  const say = (key: string, values: Values | undefined) => {
    const form = pluralKey(texts[locale], key, locale, values?.count);
    const text = texts[locale][form] ?? texts['pt-BR'][form] ?? '';
    return values ? fill(text, locale, values) : text;
  };
  return (key, ...[values]) => say(key, values);
}
