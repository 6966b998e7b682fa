import type { Locale, Localised } from '@leme/contract/kit/language/locale';
import { lookUp, missingTexts, type Source } from '@leme/contract/kit/language/texts';
import type { Needed, Translate, Values } from '@leme/contract/kit/language/translation';
import { use, useMemo, useSyncExternalStore } from 'react';
import { kitTexts } from '../texts/texts.ts';
import { bringTexts, comingTexts } from './define-texts.ts';
import { preferredLocale, rememberLocale } from './locale-choice.ts';

/** What is spoken; another one whenever it is to be said anew. */
type Speech = { locale: Locale; titles?: ReadonlyMap<string, string> | undefined };

let speech: Speech = { locale: 'pt-BR' };
const listeners = new Set<() => void>();

type Key<Keys> = Extract<keyof Keys, string>;

/** The words every folder has besides its own: those of common controls. */
type Shared = NonNullable<typeof kitTexts.keys>;
type WithShared<Keys> = Omit<Shared, keyof Keys> & Keys;

/** Resolves when the texts of all code that has come are there in the language in use. */
export function textsReady(): Promise<void> {
  return bringTexts(speech.locale);
}

/** Starts the texts in the language of the address, the device's choice or the browser; rejects when it cannot. */
export async function startTexts(): Promise<void> {
  const locale = preferredLocale();
  await bringTexts(locale);
  speak(locale);
}

function speak(locale: Locale, titles?: Speech['titles']): void {
  speech = { locale, titles };
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Lets everything on screen be said anew: other words have come. Titles of pages by what the session says of them. */
export function sayAnew(titles: Speech['titles']): void {
  speak(speech.locale, titles);
}

/** The language in use. */
export function currentLocale(): Locale {
  return speech.locale;
}

/** Switches the language at once and keeps it on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  await bringTexts(locale);
  speak(locale);
}

/** A text outside of React, in the language of the moment. */
export function textOf<Keys, K extends Key<Keys>>(
  source: Source<Keys>,
  key: K,
  ...[values]: Needed<Keys[K]>
): string {
  return textIn(currentLocale(), source, key, values);
}

/** Whether there is a text of that key. */
export function hasText<Keys>(source: Source<Keys>, key: string): key is Key<Keys> {
  return lookUp(source, currentLocale(), key) !== undefined;
}

function textIn(locale: Locale, source: Source<unknown>, key: string, values: Values | undefined): string {
  const text = lookUp(source, locale, key, values) ?? lookUp(kitTexts, locale, key, values);
  if (text === undefined) missingTexts.add(`${source.namespace} ${key}`);
  return text ?? '';
}

/**
 * The texts of one folder and the shared ones: `t('greeting', { name })`, with keys and values checked by the compiler. Whoever asks before
 * they have come waits for them.
 */
export function useText<Keys>(source: Source<Keys>): Translate<WithShared<Keys>> {
  const spoken = useSpeechNow();
  const coming = comingTexts(source, spoken.locale);
  if (coming) use(coming);
  return useMemo<Translate<WithShared<Keys>>>(
    () =>
      (key, ...[values]) =>
        textIn(spoken.locale, source, key, values),
    [spoken, source],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language in use; follows a switch. */
export function useLocale(): Locale {
  return useSpeechNow().locale;
}

function useSpeechNow(): Speech {
  return useSyncExternalStore(subscribe, currentSpeech);
}

const currentSpeech = () => speech;

/** Picks the person's language out of a text that carries all five, such as the title of a page. */
export function useLocalised(): (text: Localised) => string {
  const spoken = useSpeechNow();
  return useMemo(() => {
    const { locale, titles } = spoken;
    return (text: Localised) => titles?.get(text[locale]) ?? text[locale];
  }, [spoken]);
}
