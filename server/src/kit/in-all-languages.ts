import { type Localised, locales } from '@leme/contract/kit/language/locale';
import { type KeyOf, type Source, textIn } from '@leme/contract/kit/language/texts';
import type { Values } from '@leme/contract/kit/language/translation';

/** A text in the five languages, for an answer that does not know which of them is read. */
export function inAllLanguages<Keys>(
  source: Source<Keys>,
  key: KeyOf<Source<Keys>>,
  values?: Values,
): Localised {
  return eachLanguage((locale) => textIn(source, locale, key, values));
}

/** The same of words that are looked up in another way. */
export function eachLanguage(wordsIn: (locale: (typeof locales)[number]) => string): Localised {
  return Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)])) as Localised;
}
