import { menuGroups } from '@leme/contract/access/menu/menu';
import { routeTable } from '@leme/contract/access/route-table';
import { expect, test } from 'vitest';
import { iconNamed } from '#ui/icons/icon-set.ts';
import { pageIcons } from '#ui/icons/lazy/page-icons.ts';

test('every group and every page has a drawing of its own in the menu, that of a group from the start', () => {
  const groups = menuGroups.map(({ icon }) => icon);
  expect(groups.filter((name) => !iconNamed(name))).toEqual([]);
  const pages = routeTable.map(({ icon }) => icon);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((name) => !iconNamed(name) && !pageIcons[name])).toEqual([]);
});
