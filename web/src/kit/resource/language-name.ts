import type { Locale } from '@leme/contract/kit/language/locale';

/** What a language is called in another, with a capital. */
export function languageName(language: Locale, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
