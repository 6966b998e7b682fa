import { expect, test } from 'vitest';
import { effectivePermissions, type Grant } from './grants.ts';
import { type Access, canOpen, visibleMenu } from './menu/navigation.ts';
import { activePathsOf, activeResourcesOf } from './plans/module-routes.ts';
import { planModules } from './plans/modules.ts';
import { type Role, roles } from './roles.ts';
import { routeTable } from './route-table.ts';

/** Every page that is not public, as the route list writes them, by who may open it. */
const ordinary =
  '/ /sessions-manifest /products /product-categories /stock /combos /leads /inside-sales /whatsapp-templates /tags ' +
  '/customers /boats /suppliers /boats/:id/maintenance /motors /engine-parts /boat-features /supplier-types ' +
  '/maintenance-tasks /maintenance-logs /alerts /alerts/create /work-orders /work-orders/create /work-orders/:id ' +
  '/quick-fuel /logbook /logs /email-logs /integrations /payment-integrations /billing/provider-accounts ' +
  '/settings/split-rules /reservas-externas /reservas-externas/criar /blackout /manage-availability /product-boats ' +
  '/fare-types /pricing-rules /special-pricing /availability /bookings /bookings/create /bookings/create-session ' +
  '/sessions /sessions-calendar /passenger-manifest /financial /finance-management /finance/invoices ' +
  '/generate-invoice /finance/bank-reconciliation /settings /settings/dre /tenant-settings /subscription ' +
  '/crew-rosters /rosters /crew-members /test-voucher /email-config /pre-orders /pickup-client /pickup-partner ' +
  '/role-competency-overrides /crew-competencies /forecast-analytics /system-monitoring /dev/extension-checker ' +
  '/reports/dre /app-store /users /users/:id';
const administration = '/user-roles /role-permissions /system-config /access-log';
const platform =
  '/saas-dashboard /saas-tenants /saas-tenants/:id /saas-tenants/new /saas-requests /saas-modules /saas-plans /saas-user-permissions /automated-tests /admin/i18n-import';
const superOnly =
  '/product-tags /coastal-cities /admin/role-competency-matrix /correction-request /saas/orphan-users /cache-management';
const supplierPages = '/boats /sessions /sessions-manifest /passenger-manifest';

const opens: Record<Role, string> = {
  saas_super_admin: `${ordinary} ${administration} ${platform} ${superOnly}`,
  saas_admin: `${ordinary} ${administration} ${platform}`,
  saas_manager: ordinary,
  saas_user: '/ /users /users/:id /products /leads',
  admin: `${ordinary} ${administration}`,
  manager: ordinary,
  supplier_admin: `${supplierPages} /users /users/:id`,
  supplier_manager: `${supplierPages} /users /users/:id`,
  supplier_user: supplierPages,
  supplier: supplierPages,
  agent_admin: '/bookings /bookings/create /customers /passenger-manifest /users /users/:id',
  agent_manager: '/bookings /bookings/create /customers /passenger-manifest /users /users/:id',
  agent_user: '/bookings /customers /passenger-manifest',
  marinheiro: '/sessions-manifest /passenger-manifest /logbook /quick-fuel /crew-rosters /crew-competencies',
  user: '/ /sessions-manifest /passenger-manifest',
};

const offMenu =
  '/users/:id /boats/:id/maintenance /alerts/create /work-orders/create /work-orders/:id /billing/provider-accounts ' +
  '/settings/split-rules /generate-invoice /finance/bank-reconciliation /crew-rosters /rosters /crew-members ' +
  '/test-voucher /admin/i18n-import /saas-tenants/:id /saas-tenants/new /saas-requests /bookings/create /bookings/create-session /reservas-externas/criar';

const words = (list: string) => list.split(' ').toSorted();
const everyModule = planModules;
const inside = routeTable.filter((entry) => entry.scope !== 'public');

function accessOf(
  role: Role,
  differences: readonly Grant[] = [],
  enabled: readonly string[] = everyModule,
): Access {
  const activeResources = activeResourcesOf(enabled, new Set());
  return {
    role,
    permissions: effectivePermissions({ role, differences, activeResources }),
    activePaths: activePathsOf(enabled),
    isPlatformTenant: false,
  };
}

const openPaths = (access: Access) =>
  inside
    .filter((entry) => canOpen(access, entry))
    .map(({ path }) => path)
    .toSorted();

function menuPaths(access: Access): string[] {
  const listed = visibleMenu(access, { includePlanned: true }).flatMap(({ entries }) => entries);
  return [...new Set(listed.map(({ entry }) => entry.path))].toSorted();
}

test('the matrix names every page of the route list', () => {
  expect(words(opens.saas_super_admin)).toEqual(inside.map(({ path }) => path).toSorted());
});

const noMenu = new Set(words(offMenu));

test.each([
  ['[A6-03] [A6-04] [A6-09]', 'saas_super_admin'],
  ['[A6-03] [A6-08] [A6-10] [A2.3-05]', 'saas_admin'],
  ['[A6-03] [A6-04] [A6-10]', 'admin'],
  ['[A6-05]', 'saas_manager'],
  ['[A6-05]', 'manager'],
  ['[A6-06]', 'saas_user'],
  ['[A6-02] [A6-07]', 'user'],
  ['[A6-02] [A6-07]', 'marinheiro'],
  ['[A6-03] [A6-35]', 'supplier_admin'],
  ['[A6-05] [A6-35]', 'supplier_manager'],
  ['[A6-03] [A6-35]', 'agent_admin'],
  ['[A6-05] [A6-35]', 'agent_manager'],
  ['[A6-02] [A6-35]', 'supplier_user'],
  ['[A6-02] [A6-35]', 'agent_user'],
  ['[A6-02] [A6-35]', 'supplier'],
] as const)('%s role %s opens exactly the pages of its row, and its menu shows no other', (_ids, role) => {
  expect(openPaths(accessOf(role))).toEqual(words(opens[role]));
  const leaving = ['saas_super_admin', 'saas_admin', 'saas_manager', 'admin', 'manager'].includes(role)
    ? ['/supplier-login', '/payment-success']
    : [];
  const expected = words(opens[role]).filter((path) => !noMenu.has(path));
  expect(menuPaths(accessOf(role))).toEqual([...expected, ...leaving].toSorted());
});

test('[A2.3-05] [A6-08] the group SaaS Admin is seen by saas_super_admin and saas_admin only', () => {
  const seeing = roles.filter((role) =>
    visibleMenu(accessOf(role), { includePlanned: true }).some(({ group }) => group.id === 'saas-admin'),
  );
  expect(seeing).toEqual(['saas_super_admin', 'saas_admin']);
});

test('[A2.3-03] [A6-07] one granted read opens one more page in menu and by address', () => {
  const row: Grant = { resource: 'work-orders', action: 'read', granted: true };
  const added = openPaths(accessOf('user', [row])).filter((path) => !words(opens.user).includes(path));
  expect(added).toEqual(['/work-orders', '/work-orders/:id']);
  expect(menuPaths(accessOf('user', [row]))).toContain('/work-orders');
});

test('[A6-11] [A6-04] [A6-13] a page outside the modules of a company is closed to every role of it', () => {
  const access = accessOf('admin', [], ['sales']);
  expect(openPaths(access)).toContain('/leads');
  expect(openPaths(access)).toContain('/users');
  expect(openPaths(access)).not.toContain('/boats');
  expect(menuPaths(access)).not.toContain('/role-competency-overrides');
});

test('[A6-11] platform operators see every page whatever the modules of a company are', () => {
  expect(openPaths(accessOf('saas_super_admin', [], []))).toEqual(words(opens.saas_super_admin));
});

test('[A2.1-13] at the platform itself an operator opens its own pages and what all companies share, no page of a company', () => {
  const atHome = (role: Role) => ({ ...accessOf(role), isPlatformTenant: true });
  const own = words(`${platform} ${superOnly} /access-log`);
  expect(openPaths(atHome('saas_super_admin'))).toEqual(own);
  expect(openPaths(atHome('saas_admin'))).toEqual(words(`${platform} /access-log`));
  expect(openPaths(atHome('saas_manager'))).toEqual([]);
  expect(visibleMenu(atHome('saas_super_admin')).flatMap(({ entries }) => entries)).toMatchObject([
    { entry: { path: '/product-tags' } },
    { entry: { path: '/coastal-cities' } },
    { entry: { path: '/access-log' } },
    { entry: { path: '/payment-success' } },
    { entry: { path: '/saas-dashboard' } },
    { entry: { path: '/saas-tenants' } },
    { entry: { path: '/saas-modules' } },
    { entry: { path: '/saas-user-permissions' } },
    { entry: { path: '/admin/role-competency-matrix' } },
  ]);
});

test('[A6-12] [A6-13] modules that failed to load hide nothing; a company without modules keeps the core', () => {
  const admin = accessOf('admin');
  expect(openPaths({ ...admin, activePaths: null })).toEqual(words(opens.admin));
  const bare = openPaths({ ...admin, activePaths: new Set() });
  expect(bare).toContain('/users');
  expect(bare).not.toContain('/boats');
});

test('[A2.3-05] [A2.3-12] [A6-08] rights that strayed into a set open no page of the platform', () => {
  const strayed = inside.flatMap(({ resource }) => (resource === null ? [] : [`${resource}:read`]));
  const openTo = (role: Role) => openPaths({ ...accessOf(role), permissions: new Set(strayed) });
  for (const role of ['saas_manager', 'admin', 'user'] as const) {
    expect(openTo(role).filter((path) => words(`${platform} ${superOnly}`).includes(path))).toEqual([]);
  }
  expect(openTo('saas_admin').filter((path) => words(superOnly).includes(path))).toEqual([]);
});
