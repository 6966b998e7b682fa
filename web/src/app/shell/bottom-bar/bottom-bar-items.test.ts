import type { RouteEntry } from '@leme/contract/access/route-entry';
import { routeTable } from '@leme/contract/access/route-table';
import { describe, expect, test } from 'vitest';
import { bottomBarItems } from './bottom-bar-items.ts';

const pages = (...paths: string[]): ReadonlyMap<string, RouteEntry> =>
  new Map(routeTable.filter(({ path }) => paths.includes(path)).map((entry) => [entry.path, entry]));

describe('bar at the thumb', () => {
  test('a sailor gets the pages that exist and are permitted, in order', () => {
    const labels = bottomBarItems('marinheiro', pages('/quick-fuel', '/sessions-manifest')).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['today', 'fuel']);
  });

  test('other roles and a sailor without pages get none', () => {
    expect(bottomBarItems('admin', pages('/quick-fuel', '/sessions-manifest'))).toEqual([]);
    expect(bottomBarItems('marinheiro', pages())).toEqual([]);
  });
});
