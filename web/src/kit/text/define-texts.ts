import type { Locale } from '@leme/contract/kit/language/locale';
import type { Bundle, Source } from '@leme/contract/kit/language/texts';

/** All texts whose code has come. */
export const bundles = new Set<Bundle>();

type ByNamespace = NonNullable<Bundle['all'][Locale]>;
/** What is said of texts that have just come. */
export type Lay = (bundle: Bundle, locale: Locale, texts: ByNamespace) => ByNamespace;

let lay: Lay | undefined;

/** From now on texts that come are said as this says them. */
export function layTexts(next: Lay): void {
  lay = next;
}

/** What parts on screen have waited for. */
const awaited = new WeakMap<Bundle, Partial<Record<Locale, Promise<void>>>>();

/** What `npm run texts` writes beside the texts of a folder; the build replaces the bundle by what it puts together. */
export function defineTexts<Keys>(namespace: string, bundle: Bundle): Source<Keys> {
  bundles.add(bundle);
  return { namespace, bundle };
}

async function bring(bundle: Bundle, locale: Locale): Promise<void> {
  if (bundle.all[locale]) return;
  const texts = await bundle.fetch(locale);
  bundle.all[locale] = lay ? lay(bundle, locale, texts) : texts;
}

/** Resolves when the texts of all code that has come are there in a language. */
export async function bringTexts(locale: Locale): Promise<void> {
  await Promise.all([...bundles].map((bundle) => bring(bundle, locale)));
}

/** What a part on screen waits for: nothing once its texts are there, always the same promise if it ever waited. */
export function comingTexts({ bundle }: Source<unknown>, locale: Locale): Promise<void> | undefined {
  const own = awaited.get(bundle) ?? {};
  awaited.set(bundle, own);
  // What failed is asked for again by the next who needs it.
  if (!bundle.all[locale])
    own[locale] ??= bring(bundle, locale).catch((error) => {
      delete own[locale];
      throw error;
    });
  return own[locale];
}
