import { useEffect } from 'react';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { useMenuPages, useOpenEntry } from '../menu/use-menu.ts';
import { storedPaths } from './favourites.ts';
import { recentPages, visitPage } from './recents.ts';

const nothing: readonly string[] = [];

/** The last pages of the menu without the open one; those no longer permitted stay out. */
export function useRecents(): readonly string[] {
  const pages = useMenuPages();
  const { entry } = useOpenEntry();
  const [stored] = usePreference<readonly string[]>('shell.recents', nothing);
  return recentPages(storedPaths(stored), entry.path).filter((path) => pages.has(path));
}

/** Notes each page of the menu that is opened. */
export function useRecordVisits(): void {
  const pages = useMenuPages();
  const { entry } = useOpenEntry();
  const [stored, setStored, isLoaded] = usePreference<readonly string[]>('shell.recents', nothing);
  const path = pages.has(entry.path) ? entry.path : null;
  // Outside system: the person's stored preference follows the address.
  useEffect(() => {
    if (!isLoaded || path === null) return;
    const before = storedPaths(stored);
    const after = visitPage(before, path);
    if (after !== before) setStored(after);
  }, [isLoaded, path, stored, setStored]);
}
