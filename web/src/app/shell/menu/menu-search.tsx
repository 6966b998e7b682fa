import { useMemo } from 'react';
import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { partOf, useLazyModule } from '#ui/loading/lazy-code.ts';
import type { PageItem } from '../../lazy/menu-search/page-items.ts';
import { useOpenPage } from '../address.tsx';
import { useShell } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';
import { useMenu } from './use-menu.ts';

const finder = lazyCode(() => import('../../lazy/menu-search/menu-matches.tsx'));

/** The pages found, drawn once they can be looked for. */
export const MenuMatches = partOf(finder, (code) => code.MenuMatches);

/** The pages of the menu that answer to the words typed into its search; `null` until they can be looked for. */
export function useMenuMatches(query: string): readonly PageItem[] | null {
  const menu = useMenu();
  const told = useOpenPages();
  const locale = useLocale();
  const code = useLazyModule(finder, query.trim().length, () => undefined);
  const find = useMemo(() => code?.menuFinder(menu, told, locale), [code, menu, told, locale]);
  return find && query.trim() !== '' ? find(query) : null;
}

export type MenuSearchProps = {
  query: string;
  onQuery: (query: string) => void;
  matches: readonly PageItem[] | null;
};

export function MenuSearch({ query, onQuery, matches }: MenuSearchProps) {
  const t = useText(shellTexts);
  const openPage = useOpenPage();
  const { setDialog } = useShell();
  const openFirst = () => {
    const first = matches?.[0];
    if (!first) return;
    onQuery('');
    setDialog(null);
    openPage(first.entry.path);
  };
  return (
    <div className="pb-2">
      <SearchBox
        label={t('searchMenu')}
        size="sm"
        typed={query}
        onType={(typed, now) => (now && typed !== '' ? openFirst() : onQuery(typed))}
        onFocus={() => void finder.fetch()}
      />
    </div>
  );
}
