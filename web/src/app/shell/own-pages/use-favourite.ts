import { usePreference } from '#kit/auth-session/preferences.ts';
import { useMenuPages } from '../menu/use-menu.ts';
import { maxFavourites, moveFavourite, storedPaths, toggleFavourite } from './favourites.ts';

const nothing: readonly string[] = [];

/** The favourites that are permitted now, in the person's order. */
export function useFavourites() {
  const pages = useMenuPages();
  const [stored, setStored] = usePreference<readonly string[]>('shell.favourites', nothing);
  const paths = storedPaths(stored);
  return {
    paths: paths.filter((path) => pages.has(path)),
    isFull: paths.length >= maxFavourites,
    toggle: (path: string) => setStored(toggleFavourite(paths, path)),
    move: (path: string, by: -1 | 1) => setStored(moveFavourite(paths, path, by)),
  };
}

/** The star of one page, by its bare path; `null` for a page that has no menu entry for this person. */
export function useFavourite(path: string) {
  const pages = useMenuPages();
  const { paths, isFull, toggle } = useFavourites();
  if (!pages.has(path)) return null;
  const isFavourite = paths.includes(path);
  return { isFavourite, isBlocked: isFull && !isFavourite, toggle: () => toggle(path) };
}
