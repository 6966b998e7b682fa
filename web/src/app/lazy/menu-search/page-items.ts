import { type GroupId, groupsOf } from '@leme/contract/access/menu/menu';
import { canOpen, type VisibleGroup, type visibleMenu } from '@leme/contract/access/menu/navigation';
import { menuWords } from '@leme/contract/access/menu/texts/texts';
import type { RouteEntry } from '@leme/contract/access/route-entry';
import { routeTable } from '@leme/contract/access/route-table';
import type { Locale } from '@leme/contract/kit/language/locale';
import { textsIn } from '@leme/contract/kit/language/texts';
import type { OpenPage } from '#kit/auth-session/open-pages.ts';
import { pageWords } from './page-words.ts';
import type { Matchable } from './palette-matcher.ts';

export type PageItem = Matchable & {
  entry: RouteEntry;
  icon: string;
  group: GroupId | null;
  groupTitle: string | null;
};
type Access = Parameters<typeof visibleMenu>[0];
/** What is told of the pages that are open, by their names. */
type Told = ReadonlyMap<string, OpenPage>;

function itemOf(entry: RouteEntry, told: Told, locale: Locale, further: readonly string[] = []) {
  const { title, icon = '' } = told.get(entry.name) ?? {};
  const words = [entry.path, ...further, ...(pageWords[entry.path] ?? []), ...Object.values(title ?? {})];
  return { title: title?.[locale] ?? '', keywords: words.join(' '), icon, entry };
}

/** The pages of the menu to search in, each once under the first group that shows it. */
export function menuItems(menu: readonly VisibleGroup[], told: Told, locale: Locale): readonly PageItem[] {
  const t = textsIn(menuWords, locale);
  const all = menu.flatMap(({ group, entries }) =>
    entries.map(({ entry, subLabel }) => {
      const groupTitle = t(`group.${group.id}`);
      const further = subLabel ? [groupTitle, t(`part.${subLabel}`)] : [groupTitle];
      return { ...itemOf(entry, told, locale, further), group: group.id, groupTitle };
    }),
  );
  return [...new Map(all.toReversed().map((item) => [item.entry.path, item])).values()].toReversed();
}

/** Pages that exist and are permitted but have no menu entry; pages with a parameter have no address of their own. */
export function pagesWithoutEntry(access: Access, told: Told, locale: Locale): readonly PageItem[] {
  return routeTable
    .filter((entry) => {
      const { scope, state, path } = entry;
      return groupsOf(entry).length === 0 && scope !== 'public' && state === 'ready' && !/[:*]/.test(path);
    })
    .filter((entry) => canOpen(access, entry))
    .map((entry) => ({ ...itemOf(entry, told, locale), group: null, groupTitle: null }));
}
