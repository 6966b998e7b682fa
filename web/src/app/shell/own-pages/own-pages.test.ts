import { describe, expect, test } from 'vitest';
import { maxFavourites, moveFavourite, storedPaths, toggleFavourite } from './favourites.ts';
import { recentPages, visitPage } from './recents.ts';

describe('favourites', () => {
  test('a second press takes the page out again', () => {
    const once = toggleFavourite(['/leads'], '/boats');
    expect(once).toEqual(['/leads', '/boats']);
    expect(toggleFavourite(once, '/boats')).toEqual(['/leads']);
  });

  test('there are at most eight, and a full list can still be shortened', () => {
    const full = Array.from({ length: maxFavourites }, (_, at) => `/p${at}`);
    expect(full).toHaveLength(8);
    expect(toggleFavourite(full, '/ninth')).toBe(full);
    expect(toggleFavourite(full, '/p0')).toHaveLength(7);
  });

  test('buttons move a page one place, not past the ends', () => {
    const paths = ['/a', '/b', '/c'];
    expect(moveFavourite(paths, '/b', -1)).toEqual(['/b', '/a', '/c']);
    expect(moveFavourite(paths, '/b', 1)).toEqual(['/a', '/c', '/b']);
    expect(moveFavourite(paths, '/a', -1)).toBe(paths);
    expect(moveFavourite(paths, '/c', 1)).toBe(paths);
    expect(moveFavourite(paths, '/unknown', 1)).toBe(paths);
  });

  test('a stored value of another shape counts as no pages', () => {
    expect(storedPaths(null)).toEqual([]);
    expect(storedPaths({ 0: '/a' })).toEqual([]);
    expect(storedPaths(['/a', 7, 'javascript:alert(1)', '/b'])).toEqual(['/a', '/b']);
  });
});

describe('recent pages', () => {
  test('the page visited last comes first, each page once', () => {
    expect(visitPage(['/a', '/b', '/c'], '/c')).toEqual(['/c', '/a', '/b']);
  });

  test('staying on a page changes nothing', () => {
    const paths = ['/a', '/b'];
    expect(visitPage(paths, '/a')).toBe(paths);
  });

  test('five pages are shown, without the open one', () => {
    const visited = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'].reduce<readonly string[]>(visitPage, []);
    expect(recentPages(visited, '/7')).toEqual(['/6', '/5', '/4', '/3', '/2']);
    expect(recentPages(visited, '/elsewhere')).toHaveLength(5);
  });
});
