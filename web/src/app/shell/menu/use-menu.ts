import { type GroupId, groupsOf } from '@leme/contract/access/menu/menu';
import { highlightedGroup, routeFor, visibleMenu } from '@leme/contract/access/menu/navigation';
import type { RouteEntry } from '@leme/contract/access/route-entry';
import { routeTable } from '@leme/contract/access/route-table';
import { useMemo } from 'react';
import { useAccess } from '#kit/auth-session/rights.ts';
import { useAddress } from '../address.tsx';
import { useShell } from '../shell-context.tsx';

/** The menu of the person, the same that palette, favourites and recents draw from. */
export function useMenu() {
  const access = useAccess();
  return useMemo(() => visibleMenu(access), [access]);
}

/** The pages of the menu by their bare path, each once. */
export function useMenuPages(): ReadonlyMap<string, RouteEntry> {
  const menu = useMenu();
  return useMemo(
    () => new Map(menu.flatMap(({ entries }) => entries.map(({ entry }) => [entry.path, entry] as const))),
    [menu],
  );
}

export type OpenPage = {
  entry: RouteEntry;
  /** The menu entry to mark: the page itself, or the one that leads to it. */
  markedPath: string;
  group: GroupId | null;
};

/** The page the address stands for and the one place in the menu that shows it. */
export function useOpenEntry(): OpenPage {
  const access = useAccess();
  const { pathname } = useAddress();
  const { clicked } = useShell();
  const entry = routeFor(pathname);
  const marked =
    groupsOf(entry).length > 0 ? entry : (routeTable.find(({ path }) => path === entry.parent) ?? entry);
  const clickedGroup = clicked?.path === marked.path ? clicked.group : null;
  return { entry, markedPath: marked.path, group: highlightedGroup(entry, clickedGroup, access) };
}
