import type { Locale, Localised } from '@leme/contract/kit/locale';
import { useMemo, useSyncExternalStore } from 'react';
import { preferredLocale, rememberLocale } from './locale-choice.ts';
import { type Arguments, fill, type Keys, type Messages, pluralKey, type Texts } from './messages.ts';

export type { Messages } from './messages.ts';

let language: Locale = 'pt-BR';
const listeners = new Set<() => void>();

/**
 * The texts of one folder in all five languages. A key that is missing in a language, or that only one has, does not
 * compile. `{{name}}` marks a value, `_one`, `_many` and `_other` the forms of a number given as `count`.
 */
export function defineMessages<const T extends Texts>(
  namespace: string,
  texts: { 'pt-BR': T } & Record<Exclude<Locale, 'pt-BR'>, { [K in keyof NoInfer<T>]: string }>,
): Messages<T> {
  return { namespace, texts };
}

type LateTexts = Partial<Record<Locale, Texts>>;
type Fetch = (locale: Locale) => Promise<Readonly<Record<string, Texts>>>;
const late: { namespace: string; texts: LateTexts; fetch: Fetch }[] = [];
const arrived = new Map<Fetch, Map<Locale, Readonly<Record<string, Texts>>>>();

/** What the build makes of `defineMessages`: texts that come one language at a time, those of a module together. */
export function lateMessages(namespace: string, fetch: Fetch): { namespace: string; texts: LateTexts } {
  const texts: LateTexts = {};
  late.push({ namespace, texts, fetch });
  // Code that comes later than its module's texts, such as a dialog, finds them there.
  for (const [locale, all] of arrived.get(fetch) ?? []) texts[locale] = all[namespace] ?? {};
  return { namespace, texts };
}

async function bring(locale: Locale): Promise<void> {
  const bringOne = async ({ texts, fetch }: (typeof late)[number]) => {
    if (texts[locale]) return;
    const all = await fetch(locale);
    arrived.set(fetch, (arrived.get(fetch) ?? new Map()).set(locale, all));
    // Code may have come while its module's texts were on their way.
    for (const each of late) if (each.fetch === fetch) each.texts[locale] ??= all[each.namespace] ?? {};
  };
  await Promise.all(late.map(bringOne));
}

/** Resolves when the texts of all code that has come are there in the language in use. */
export function textsReady(): Promise<void> {
  return bring(language);
}

/** Starts the texts in the language of the address, the device's choice or the browser; rejects when it cannot. */
export async function startTexts(): Promise<void> {
  const locale = preferredLocale();
  await bring(locale);
  speak(locale);
}

function speak(locale: Locale): void {
  language = locale;
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** The language in use. */
export function currentLocale(): Locale {
  return language;
}

/** Switches the language at once and keeps it on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  await bring(locale);
  speak(locale);
}

/** A text outside of React, in the language of the moment. */
export function textOf<T extends Texts, K extends Keys<T>>(
  messages: Messages<T>,
  key: K,
  ...[params]: Arguments<T, K>
): string {
  return textIn(currentLocale(), messages, key, params);
}

/** Whether there is a text of that key. */
export function hasText<T extends Texts>(
  messages: Messages<T>,
  key: string,
): key is Extract<keyof T, string> {
  return Object.hasOwn(textsOf(messages, currentLocale()), key);
}

function textsOf({ texts }: { texts: LateTexts }, locale: Locale): Texts {
  return texts[locale] ?? texts['pt-BR'] ?? {};
}

function textIn(
  locale: Locale,
  messages: { texts: LateTexts },
  key: string,
  params: Record<string, string | number> | undefined,
): string {
  const texts = textsOf(messages, locale);
  const text = texts[pluralKey(texts, key, locale, params?.count)] ?? key;
  return params ? fill(text, locale, params) : text;
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language in use; follows a switch. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale);
}

/** Picks the person's language out of a text that carries all five, such as the title of a page. */
export function useLocalised(): (text: Localised) => string {
  const locale = useLocale();
  return useMemo(() => (text: Localised) => text[locale], [locale]);
}
