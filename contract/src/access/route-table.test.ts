import { expect, test } from 'vitest';
import { locales } from '../kit/language/locale.ts';
import { textsIn } from '../kit/language/texts.ts';
import { modules as allModules } from '../modules.ts';
import { titlesOf } from '../page-words.ts';
import { groupsOf, menuGroups } from './menu/menu.ts';
import { menuWords } from './menu/texts/texts.ts';
import { activePathsOf, activeResourcesOf, moduleRoutes } from './plans/module-routes.ts';
import { moduleOf, planModules } from './plans/modules.ts';
import { resources } from './resources.ts';
import type { RouteEntry } from './route-entry.ts';
import { isReservedSlug, reservedSlugs, routeTable } from './route-table.ts';

const isListed = (page: RouteEntry) => groupsOf(page).length > 0;
const byPath = new Map(routeTable.map((entry) => [entry.path, entry]));

test('[B2.2-01] [B2.1-01] all 113 rows of the route list are answered, each by one page', () => {
  const rows = routeTable.flatMap((entry) => entry.rows).toSorted((one, other) => one - other);
  expect(rows).toEqual(Array.from({ length: 113 }, (_, at) => at + 1));
  expect(new Set(routeTable.map((entry) => entry.path)).size).toBe(routeTable.length);
});

test('[B2.2-02] [B2.2-88] [A2.3-96] every route of the protected layout is a page that answers in both forms', () => {
  const inside = routeTable.filter((entry) => entry.rows.some((row) => row === 13 || row >= 27));
  expect(inside).toHaveLength(88);
  expect(inside.filter((entry) => !entry.tenantForm || entry.scope === 'public')).toEqual([]);
  const named = inside.flatMap((entry) => entry.ledger).filter((id) => /^B2\.2-(0[2-9]|[1-8]\d)$/.test(id));
  expect(named).toHaveLength(87);
  expect(new Set(named).size).toBe(87);
});

test.each([
  ['[A2.2-02]', '/'],
  ['[A2.2-03]', '/bookings'],
  ['[A2.2-04]', '/leads'],
  ['[A2.2-05]', '/customers'],
  ['[A2.2-06]', '/products'],
  ['[A2.2-07]', '/boats'],
  ['[A2.2-08]', '/sessions'],
  ['[A2.2-09]', '/sessions-manifest'],
  ['[A2.2-11]', '/financial'],
  ['[A2.2-12]', '/settings'],
  ['[A2.2-13]', '/crew-rosters'],
])('%s [A2.2-38] %s stands at the bare address and under a company', (_id, path) => {
  expect(byPath.get(path)?.tenantForm).toBe(true);
});

test('[A2.2-14] [A6-29] [A6-31] [A6-32] [A6-30] guarded pages carry the resource their guard names', () => {
  const guards = {
    '/crew-rosters': 'crew-rosters',
    '/billing/provider-accounts': 'billing',
    '/settings/split-rules': 'billing',
    '/admin/i18n-import': 'saas',
    '/admin/role-competency-matrix': 'saas',
    '/pre-orders': 'pickup',
    '/pickup-client': 'pickup',
    '/pickup-partner': 'pickup',
    '/role-competency-overrides': 'tenant-settings',
    '/users': 'users',
  };
  for (const [path, resource] of Object.entries(guards))
    expect(byPath.get(path)?.resource, path).toBe(resource);
});

test('[A2.3-03] [A2.3-04] the resource of any other menu item is its path', () => {
  const named = new Set(['billing', 'saas', 'pickup', 'tenant-settings']);
  for (const entry of routeTable.filter((page) => isListed(page) && !named.has(page.resource ?? ''))) {
    const expected = entry.path === '/' ? 'dashboard' : entry.path.slice(1).replaceAll('/', '-');
    expect(entry.resource, entry.path).toBe(expected);
  }
});

test('[B2.2-98] every page without a menu entry is linked from a page, and every resource of a page exists', () => {
  for (const entry of routeTable) {
    if (entry.resource !== null) expect(resources).toContain(entry.resource);
    if (entry.parent !== undefined) expect(byPath.has(entry.parent), entry.path).toBe(true);
    if (!isListed(entry) && entry.scope !== 'public') expect(entry.parent, entry.path).toBeDefined();
  }
});

test('[A1-05] [A2.3-02] every page, group and sub-label has its words in all five languages, and words of a page none else', () => {
  for (const locale of locales) {
    const t = textsIn(menuWords, locale);
    for (const { id, sections } of menuGroups) {
      expect(t(`group.${id}`)).not.toBe('');
      for (const { subLabel } of sections) if (subLabel) expect(t(`part.${subLabel}`)).not.toBe('');
    }
  }
  for (const { name, pages = [], words } of allModules) {
    const said = Object.keys(words?.bundle.all['pt-BR']?.[words.namespace] ?? {}).filter((key) =>
      key.startsWith('page.'),
    );
    const titled = said.flatMap((key) => /^page\.(.+)\.title$/.exec(key)?.[1] ?? []);
    expect(titled.sort(), `titles in contract/src/${name}/texts`).toEqual(
      pages.map((page) => page.name).sort(),
    );
    const found = said.flatMap((key) => /^page\.(.+)\.keywords$/.exec(key)?.[1] ?? []);
    expect(
      found.filter((page) => !titled.includes(page)),
      `keywords of no page of ${name}`,
    ).toEqual([]);
    expect(said).toHaveLength(titled.length + found.length);
  }
  const untitled = routeTable.filter((page) =>
    Object.values(titlesOf(page)).some((title) => title.trim() === ''),
  );
  expect(untitled).toEqual([]);
});

test('[A2.3-32] the menu calls the crew page "Minhas Competências"', () => {
  expect(titlesOf({ name: 'crew-competencies' })['pt-BR']).toBe('Minhas Competências');
  expect(titlesOf({ name: 'crew-competencies' }).en).toBe('My Competencies');
});

test('[A2.3-93] the two public pages of the menu are marked as leaving the shell', () => {
  const leaving = routeTable.filter((page) => isListed(page) && page.leavesShell).map(({ path }) => path);
  expect(leaving).toEqual(['/supplier-login', '/payment-success']);
});

test('[A2.2-39] no company may take the first segment of a page or of what the installation serves', () => {
  for (const { path } of routeTable) {
    const [, first = ''] = path.split('/');
    if (/^[a-z0-9]/.test(first)) expect(isReservedSlug(first), first).toBe(true);
  }
  for (const slug of [
    'api',
    'assets',
    'admin-tenant',
    'auth',
    'auth-token',
    '404',
    'saas',
    'dev',
    'dashboard',
  ]) {
    expect(isReservedSlug(slug), slug).toBe(true);
  }
  expect([isReservedSlug(' Users '), isReservedSlug('BOATS')]).toEqual([true, true]);
  expect([isReservedSlug('mar-azul'), isReservedSlug('costa-verde'), isReservedSlug('user')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([...reservedSlugs].filter((slug) => slug !== slug.toLowerCase() || slug === '')).toEqual([]);
});

test('[A6-11] every page of a company belongs to a module, core pages to every company', () => {
  const slugs = new Set<string>(planModules);
  expect(moduleRoutes.filter((row) => !slugs.has(row.module))).toEqual([]);
  expect(moduleRoutes.some((row) => row.route_path === '/saas-tenants')).toBe(false);
  const core = activePathsOf([]);
  for (const path of ['/', '/users', '/user-roles', '/role-permissions', '/settings', '/tenant-settings']) {
    expect(core.has(path), path).toBe(true);
  }
  for (const path of [
    '/system-config',
    '/subscription',
    '/logs',
    '/email-logs',
    '/alerts',
    '/alerts/create',
  ]) {
    expect(core.has(path), path).toBe(true);
  }
  expect([core.has('/boats'), core.has('/leads'), core.has('/sessions-manifest')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(activePathsOf(['fleet']).has('/boats')).toBe(true);
});

test('[A6-11] a page belongs to the module of its resource, unless its resource is a guard of the core', () => {
  const apart = routeTable
    .filter(
      (entry) => entry.scope === 'tenant' && entry.resource && moduleOf(entry.resource) !== entry.module,
    )
    .map(({ path }) => path);
  expect(apart).toEqual(['/role-competency-overrides']);
});

test('[A6-11] a resource goes with its module or with the last of its pages', () => {
  expect(activeResourcesOf(['fleet'], new Set()).has('boats')).toBe(true);
  expect(activeResourcesOf(['fleet'], new Set(['/boats'])).has('boats')).toBe(false);
  expect(activeResourcesOf(['sales'], new Set()).has('boats')).toBe(false);
  expect(activeResourcesOf(['operations'], new Set()).has('attendance')).toBe(true);
  expect(activeResourcesOf([], new Set(['/users'])).has('users')).toBe(true);
});
