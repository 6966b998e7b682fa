import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fold } from '@leme/contract/kit/language/fold';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { ProductText } from '@leme/contract/tenancy/words/product-text';

/** The texts of the product, read when first asked for. */
export type Catalogue = {
  all: readonly ProductText[];
  /** The text a key stands for, by itself or as one of its forms. */
  textOf(namespace: string, key: string): ProductText | undefined;
  /** What a text says in a language, as it is searched in. */
  foldedOf(text: ProductText, locale: Locale): string;
};
export type ReadCatalogue = () => Promise<Catalogue>;

/** The texts as the build beside the pages lists them; none where no pages are served. */
export function textsOfBuild(webFolder: string | undefined): () => Promise<readonly ProductText[]> {
  return async () => {
    if (webFolder === undefined) return [];
    return JSON.parse(await readFile(join(webFolder, 'texts.json'), 'utf8'));
  };
}

/** Keeps the catalogue once it was read; what failed is read again by the next who asks. */
export function openCatalogue(read: () => Promise<readonly ProductText[]>): ReadCatalogue {
  let opened: Promise<Catalogue> | undefined;
  return () => {
    opened ??= read().then(catalogueOf);
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

function catalogueOf(all: readonly ProductText[]): Catalogue {
  const byKey = new Map<string, ProductText>();
  for (const text of all)
    for (const key of new Set([text.key, ...Object.values(text.values).flatMap(Object.keys)]))
      byKey.set(`${text.namespace} ${key}`, text);
  const folded = new Map<Locale, Map<ProductText, string>>();
  return {
    all,
    textOf: (namespace, key) => byKey.get(`${namespace} ${key}`),
    foldedOf(text, locale) {
      const known = folded.get(locale) ?? new Map<ProductText, string>();
      folded.set(locale, known);
      const kept = known.get(text) ?? fold(Object.values(text.values[locale] ?? {}).join('\n'));
      known.set(text, kept);
      return kept;
    },
  };
}
