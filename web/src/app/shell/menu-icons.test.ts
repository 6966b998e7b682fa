import { menuGroups, routeTable } from '@leme/contract/access/route-table';
import { expect, test } from 'vitest';
import { iconNamed } from '#ui/icon-set.ts';

test('every group and every page that can be opened has a drawing of its own in the menu', () => {
  const pages = routeTable.filter(({ state, scope }) => state === 'ready' && scope !== 'public');
  expect(pages.length).toBeGreaterThan(0);
  const unknown = iconNamed('no such icon');
  const names = [...menuGroups, ...pages].map(({ icon }) => icon);
  expect(names.filter((name) => iconNamed(name) === unknown)).toEqual([]);
});
