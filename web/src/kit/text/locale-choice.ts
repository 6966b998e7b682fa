import { type Locale, normaliseLocale, spokenIn } from '@leme/contract/kit/language/locale';
import { readStored, store } from '#ui/style/stored.ts';

const storageKey = 'app_locale';

/** The first of these that is one of our languages, else English: the address, the device's choice, the browser's wishes. */
export function chooseFrom(
  address: string | null,
  stored: string | null,
  browser: readonly string[],
): Locale {
  return spokenIn([address, stored, ...browser]);
}

/** The language to start in. One named by `?lang=` is kept for the next start. */
export function preferredLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  const locale = chooseFrom(asked, readStored(storageKey), navigator.languages);
  if (normaliseLocale(asked)) rememberLocale(locale);
  return locale;
}

export function rememberLocale(locale: Locale): void {
  store(storageKey, locale);
}
