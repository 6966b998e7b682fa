import type { AuthSession } from '@leme/contract/access/endpoints';
import type { Locale } from '@leme/contract/kit/language/locale';
import { useMemo } from 'react';
import { useLocalised } from '../text/i18n.ts';
import { useSignedIn } from './auth-session.tsx';

/** What a page is called and drawn with. */
export type OpenPage = AuthSession['pages'][number];
type Named = { name: string };

/** What the session tells of the pages that are open to the person, by their names. */
export function useOpenPages(): ReadonlyMap<string, OpenPage> {
  const { pages } = useSignedIn();
  return useMemo(() => new Map(pages.map((page) => [page.name, page])), [pages]);
}

/** What a page is called; empty for one that is not open to the person. */
export function titleIn(pages: AuthSession['pages'], page: Named | undefined, locale: Locale): string {
  return pages.find(({ name }) => name === page?.name)?.title[locale] ?? '';
}

/** The same in the language in use. */
export function usePageTitle(): (page: Named | undefined) => string {
  const { pages } = useSignedIn();
  const say = useLocalised();
  return useMemo(() => {
    const titles = new Map(pages.map(({ name, title }) => [name, title]));
    return (page: Named | undefined) => {
      const title = page && titles.get(page.name);
      return title ? say(title) : '';
    };
  }, [pages, say]);
}
