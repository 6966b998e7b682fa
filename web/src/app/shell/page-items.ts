import { canOpen, type VisibleGroup, type visibleMenu } from '@leme/contract/access/navigation';
import { type GroupId, type RouteEntry, routeTable, subLabels } from '@leme/contract/access/route-table';
import type { Locale } from '@leme/contract/kit/locale';
import { pageWords } from './page-words.ts';
import type { Matchable } from './palette-matcher.ts';

export type PageItem = Matchable & { entry: RouteEntry; group: GroupId | null; groupTitle: string | null };
type Access = Parameters<typeof visibleMenu>[0];

function wordsOf(entry: RouteEntry, further: readonly string[]): string {
  return [entry.path, ...further, ...(pageWords[entry.path] ?? []), ...Object.values(entry.title)].join(' ');
}

/** The pages of the menu to search in, each once under the first group that shows it. */
export function menuItems(menu: readonly VisibleGroup[], locale: Locale): readonly PageItem[] {
  const all = menu.flatMap(({ group, entries }) =>
    entries.map(({ entry, subLabel }) => {
      const groupTitle = group.title[locale];
      const further = subLabel ? [groupTitle, subLabels[subLabel][locale]] : [groupTitle];
      return {
        title: entry.title[locale],
        keywords: wordsOf(entry, further),
        entry,
        group: group.id,
        groupTitle,
      };
    }),
  );
  return [...new Map(all.toReversed().map((item) => [item.entry.path, item])).values()].toReversed();
}

/** Pages that exist and are permitted but have no menu entry; pages with a parameter have no address of their own. */
export function pagesWithoutEntry(access: Access, locale: Locale): readonly PageItem[] {
  return routeTable
    .filter(({ menu, scope, state, path }) => {
      return !menu && scope !== 'public' && state === 'ready' && !/[:*]/.test(path);
    })
    .filter((entry) => canOpen(access, entry))
    .map((entry) => ({
      title: entry.title[locale],
      keywords: wordsOf(entry, []),
      entry,
      group: null,
      groupTitle: null,
    }));
}
