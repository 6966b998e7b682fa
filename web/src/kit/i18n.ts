import { type Locale, type Localised, locales } from '@leme/contract/kit/locale';
import { createInstance } from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { preferredLocale, rememberLocale } from './locale-choice.ts';
import { type Arguments, type Keys, type Messages, pluralKey, type Texts } from './messages.ts';

export type { Messages } from './messages.ts';

const defaultLocale: Locale = 'pt-BR';
const i18n = createInstance();
const declared: Messages<Texts>[] = [];

function add(messages: Messages<Texts>): void {
  for (const locale of locales) i18n.addResourceBundle(locale, messages.namespace, messages.texts[locale]);
}

/**
 * The texts of one folder in all five languages. A key that is missing in a language, or that only one has, does not
 * compile. `{{name}}` marks a value, `_one`, `_many` and `_other` the forms of a number given as `count`.
 */
export function defineMessages<const T extends Texts>(
  namespace: string,
  texts: { 'pt-BR': T } & Record<Exclude<Locale, 'pt-BR'>, { [K in keyof NoInfer<T>]: string }>,
): Messages<T> {
  const messages: Messages<T> = { namespace, texts };
  declared.push(messages);
  if (i18n.isInitialized) add(messages);
  return messages;
}

/** Starts the texts in the language of the address, the device's choice or the browser; rejects when it cannot. */
export async function startTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: preferredLocale(),
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    resources: {},
    nsSeparator: false,
    keySeparator: false,
    pluralSeparator: '|',
    interpolation: { escapeValue: false },
  });
  for (const messages of declared) add(messages);
  document.documentElement.lang = currentLocale();
}

/** The language in use. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18n.language) ?? defaultLocale;
}

/** Switches the language at once and keeps it on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** A text outside of React, in the language of the moment. */
export function textOf<T extends Texts, K extends Keys<T>>(
  messages: Messages<T>,
  key: K,
  ...[params]: Arguments<T, K>
): string {
  return textIn(currentLocale(), messages, key, params);
}

function textIn<T extends Texts>(
  locale: Locale,
  messages: Messages<T>,
  key: string,
  params: Record<string, string | number> | undefined,
): string {
  const full = pluralKey(messages.texts['pt-BR'], key, locale, params?.count);
  return i18n.t(full, { ns: messages.namespace, lng: locale, ...written(locale, params) });
}

function written(
  locale: Locale,
  params: Record<string, string | number> | undefined,
): Record<string, string | number> {
  const count = params?.count;
  return typeof count === 'number'
    ? { ...params, count: new Intl.NumberFormat(locale).format(count) }
    : { ...params };
}

export type Translate<T extends Texts> = <K extends Keys<T>>(key: K, ...args: Arguments<T, K>) => string;

/** The texts of one folder: `t('greeting', { name })`, with keys and values checked by the compiler. */
export function useText<T extends Texts>(messages: Messages<T>): Translate<T> {
  const locale = useLocale();
  return useMemo<Translate<T>>(
    () =>
      (key, ...[params]) =>
        textIn(locale, messages, key, params),
    [locale, messages],
  );
}

/** The language in use; follows a switch. */
export function useLocale(): Locale {
  useTranslation(undefined, { i18n });
  return currentLocale();
}

/** Picks the person's language out of a text that carries all five, such as the title of a page. */
export function useLocalised(): (text: Localised) => string {
  const locale = useLocale();
  return useMemo(() => (text: Localised) => text[locale], [locale]);
}
