import { Search, X } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale, useText } from '#kit/i18n.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { late, latePart, useLate } from '#ui/late.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useOpenPage } from './address.tsx';
import type { PageItem } from './page-items.ts';
import { useShell } from './shell-context.tsx';
import { shellTexts } from './texts/texts.ts';
import { useMenu } from './use-menu.ts';

const finder = late(() => import('./menu-matches.tsx'));

/** The pages found, drawn once they can be looked for. */
export const MenuMatches = latePart(finder, (code) => code.MenuMatches);

/** The pages of the menu that answer to the words typed into its search; `null` until they can be looked for. */
export function useMenuMatches(query: string): readonly PageItem[] | null {
  const menu = useMenu();
  const locale = useLocale();
  const code = useLate(finder, query.trim().length, () => undefined);
  const find = useMemo(() => code?.menuFinder(menu, locale), [code, menu, locale]);
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
      <TextInput
        size="sm"
        type="search"
        aria-label={t('searchMenu')}
        placeholder={t('searchMenu')}
        autoComplete="off"
        value={query}
        onFocus={() => void finder.fetch()}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') openFirst();
          if (event.key !== 'Escape' || query === '') return;
          event.stopPropagation();
          onQuery('');
        }}
        prefix={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        suffix={
          query !== '' && (
            <IconButton
              name={t('clearSearch')}
              size="xs"
              className="-me-2"
              icon={<X className="size-3.5" strokeWidth={1.75} />}
              onClick={() => onQuery('')}
            />
          )
        }
      />
    </div>
  );
}
