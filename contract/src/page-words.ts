import type { RouteEntry } from './access/route-entry.ts';
import { type Locale, type Localised, locales } from './kit/language/locale.ts';
import { lookUp, type Source } from './kit/language/texts.ts';
import { modules } from './modules.ts';

type Named = Pick<RouteEntry, 'name'>;

const wordsByPage = new Map<string, Source<unknown>>(
  modules.flatMap(({ pages = [], words }) => (words ? pages.map(({ name }) => [name, words] as const) : [])),
);

function wordOf({ name }: Named, locale: Locale, kind: 'title' | 'keywords'): string | undefined {
  const words = wordsByPage.get(name);
  return words && lookUp(words, locale, `page.${name}.${kind}`);
}

/** What a page is called in each language. */
export function titlesOf(page: Named): Localised {
  const titles = locales.map((locale) => [locale, wordOf(page, locale, 'title') ?? page.name]);
  return Object.fromEntries(titles);
}

/** Further words a page is found by, those of all languages. */
export function keywordsOf(page: Named): readonly string[] {
  return locales.flatMap((locale) => wordOf(page, locale, 'keywords')?.split(', ') ?? []);
}
