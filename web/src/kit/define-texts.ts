import type { Locale } from '@leme/contract/kit/locale';
import type { Texts } from '@leme/contract/kit/translation';

type ByNamespace = Readonly<Record<string, Texts>>;

/** Texts that are fetched together, one language at a time. */
type Bundle = {
  readonly fetch: (locale: Locale) => Promise<ByNamespace>;
  /** What has come. */
  readonly all: Partial<Record<Locale, ByNamespace>>;
  /** What parts on screen have waited for. */
  awaited?: Partial<Record<Locale, Promise<void>>>;
};

/** The texts of one folder. `Keys` names what each of them fills in. */
export type Source<Keys> = { readonly namespace: string; readonly bundle: Bundle; readonly keys?: Keys };

/** The keys of a folder's texts; the forms of a plural count as one. */
export type KeyOf<S> = S extends Source<infer Keys> ? Extract<keyof Keys, string> : never;

const bundles = new Set<Bundle>();

/** What `npm run texts` writes beside the texts of a folder; the build replaces the bundle by what it puts together. */
export function defineTexts<Keys>(namespace: string, bundle: Bundle): Source<Keys> {
  bundles.add(bundle);
  return { namespace, bundle };
}

async function bring(bundle: Bundle, locale: Locale): Promise<void> {
  bundle.all[locale] ??= await bundle.fetch(locale);
}

/** Resolves when the texts of all code that has come are there in a language. */
export async function bringTexts(locale: Locale): Promise<void> {
  await Promise.all([...bundles].map((bundle) => bring(bundle, locale)));
}

/** What a part on screen waits for: nothing once its texts are there, always the same promise if it ever waited. */
export function comingTexts({ bundle }: Source<unknown>, locale: Locale): Promise<void> | undefined {
  bundle.awaited ??= {};
  const { awaited } = bundle;
  // What failed is asked for again by the next who needs it.
  if (!bundle.all[locale])
    awaited[locale] ??= bring(bundle, locale).catch((error) => {
      delete awaited[locale];
      throw error;
    });
  return awaited[locale];
}
