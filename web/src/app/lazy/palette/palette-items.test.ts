import { groupsOf } from '@leme/contract/access/menu/menu';
import type { visibleMenu as VisibleMenu } from '@leme/contract/access/menu/navigation';
import { visibleMenu } from '@leme/contract/access/menu/navigation';
import { routeTable } from '@leme/contract/access/route-table';
import { titlesOf } from '@leme/contract/page-words';
import { describe, expect, test } from 'vitest';
import { menuItems, pagesWithoutEntry } from '../menu-search/page-items.ts';
import { actionItem, pageItem, paletteResults, readQuery } from './palette-items.ts';

const sailor: Parameters<typeof VisibleMenu>[0] = {
  role: 'marinheiro',
  permissions: new Set(['sessions-manifest:read', 'passenger-manifest:read', 'quick-fuel:read']),
  activePaths: null,
  isPlatformTenant: false,
};
const operator: typeof sailor = {
  role: 'saas_super_admin',
  permissions: new Set(['logs:read', 'subscription:read', 'saas:read']),
  activePaths: null,
  isPlatformTenant: false,
};
// The pages to come as well, as if they were there.
const told = new Map(
  routeTable.map((page) => [page.name, { name: page.name, icon: page.icon, title: titlesOf(page) }]),
);
const pagesOf = (access: typeof sailor) =>
  menuItems(visibleMenu(access, { includePlanned: true }), told, 'pt-BR').map(pageItem);
const action = actionItem({ id: 'refresh', label: 'Atualizar', icon: 'refresh-cw', run: () => {} });

describe('what the palette offers', () => {
  test('pages are those of the menu, so what is denied is not there [A2.3-03]', () => {
    const paths = pagesOf(sailor).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/quick-fuel', '/sessions-manifest', '/passenger-manifest']),
    );
    expect(paths).not.toContain('/leads');
    expect(paths).not.toContain('/finance-management');
  });

  test('a page of two groups stands there once', () => {
    const paths = pagesOf(operator).map(({ path }) => path);
    expect(paths).toContain('/logs');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('a page is found by its name in another language', () => {
    const found = paletteResults(pagesOf(sailor), [], 'passenger manifest');
    expect(found[0]?.path).toBe('/passenger-manifest');
  });

  test('pages without a menu entry have no parameters and need their right', () => {
    for (const { entry } of pagesWithoutEntry(sailor, told, 'pt-BR')) {
      expect(groupsOf(entry)).toEqual([]);
      expect(entry.path).not.toMatch(/[:*]/);
      expect(sailor.permissions.has(`${entry.resource}:${entry.action ?? 'read'}`)).toBe(true);
    }
  });

  test('recent pages come first and are not repeated below', () => {
    const results = paletteResults([...pagesOf(sailor), action], ['/quick-fuel', '/denied'], '');
    expect(results[0]).toMatchObject({ section: 'recents', path: '/quick-fuel' });
    expect(results.filter(({ path }) => path === '/quick-fuel')).toHaveLength(1);
    expect(results.some(({ path }) => path === '/denied')).toBe(false);
    expect(results.at(-1)?.section).toBe('actions');
  });

  test('ids are unique, as each row is chosen by its id', () => {
    const ids = paletteResults([...pagesOf(operator), action], ['/logs'], '').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a sign in front asks for actions or pages only', () => {
    const all = [...pagesOf(sailor), action];
    expect(readQuery('> atual')).toEqual({ query: ' atual', section: 'actions' });
    expect(paletteResults(all, [], '>').every(({ section }) => section === 'actions')).toBe(true);
    expect(paletteResults(all, [], '/').every(({ section }) => section === 'pages')).toBe(true);
    expect(paletteResults(all, [], '/quick-fuel')[0]?.path).toBe('/quick-fuel');
  });
});
