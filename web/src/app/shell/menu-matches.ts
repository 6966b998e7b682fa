import type { VisibleGroup } from '@leme/contract/access/navigation';
import type { Locale } from '@leme/contract/kit/locale';
import { menuItems, type PageItem } from './page-items.ts';
import { matchItems } from './palette-matcher.ts';

/** What looks through one menu in one language; asked again with every letter. */
export function menuFinder(
  menu: readonly VisibleGroup[],
  locale: Locale,
): (query: string) => readonly PageItem[] {
  const items = menuItems(menu, locale);
  return (query) => matchItems(items, query);
}
