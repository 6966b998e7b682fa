import type { VisibleGroup } from '@leme/contract/access/menu/navigation';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { OpenPage } from '#kit/auth-session/open-pages.ts';
import { useText } from '#kit/text/i18n.ts';
import { MenuLink } from '../../shell/menu/menu-link.tsx';
import { menuItems, type PageItem } from './page-items.ts';
import { matchItems } from './palette-matcher.ts';
import { menuSearchTexts } from './texts/texts.ts';

/** What looks through one menu in one language; asked again with every letter. */
export function menuFinder(
  menu: readonly VisibleGroup[],
  told: ReadonlyMap<string, OpenPage>,
  locale: Locale,
): (query: string) => readonly PageItem[] {
  const items = menuItems(menu, told, locale);
  return (query) => matchItems(items, query);
}

export function MenuMatches({ matches }: { matches: readonly PageItem[] }) {
  const t = useText(menuSearchTexts);
  return (
    <>
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-2 py-3 text-muted-fg'}>
        {matches.length > 0 ? t('menuResults', { count: matches.length }) : t('noMenuResults')}
      </p>
      <ul>
        {matches.map(({ entry, groupTitle }) => (
          <li key={entry.path} className="flex">
            <MenuLink entry={entry} group={null} withIcon hint={groupTitle} />
          </li>
        ))}
      </ul>
    </>
  );
}
