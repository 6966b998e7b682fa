import { expect, test } from 'vitest';
import { effectivePermissions, type Grant } from '../grants.ts';
import { type Role, roles } from '../roles.ts';
import { companyChooserPath, routeTable } from '../route-table.ts';
import {
  type Access,
  highlightedGroup,
  landingPath,
  routeFor,
  splitTenantPath,
  tenantPath,
} from './navigation.ts';

function accessOf(role: Role, differences: readonly Grant[] = []): Access {
  return {
    role,
    permissions: effectivePermissions({ role, differences, activeResources: null }),
    activePaths: null,
    isPlatformTenant: false,
  };
}

test('[A2.2-01] [A2.2-02] an address is split into company and page', () => {
  expect(splitTenantPath('/mar-azul/users')).toEqual({ slug: 'mar-azul', path: '/users' });
  expect(splitTenantPath('/mar-azul/boats/7/maintenance/')).toEqual({
    slug: 'mar-azul',
    path: '/boats/7/maintenance',
  });
  expect(splitTenantPath('/mar-azul')).toEqual({ slug: 'mar-azul', path: '/' });
  expect(splitTenantPath('/mar-azul/dashboard')).toEqual({ slug: 'mar-azul', path: '/' });
});

test('[A2.2-39] a reserved name is never read as a company', () => {
  expect(splitTenantPath('/')).toEqual({ slug: null, path: '/' });
  expect(splitTenantPath('/users')).toEqual({ slug: null, path: '/users' });
  expect(splitTenantPath('/saas/orphan-users')).toEqual({ slug: null, path: '/saas/orphan-users' });
  expect(splitTenantPath('/<script>/users').slug).toBeNull();
});

test('[A2.2-38] links keep the form of the address: with the company or bare', () => {
  expect(tenantPath('mar-azul', '/users')).toBe('/mar-azul/users');
  expect(tenantPath('mar-azul', '/')).toBe('/mar-azul/dashboard');
  expect(tenantPath('mar-azul', '/?mes=11')).toBe('/mar-azul/dashboard?mes=11');
  expect(tenantPath('mar-azul', '/leads?status=new#topo')).toBe('/mar-azul/leads?status=new#topo');
  expect(tenantPath('mar-azul', '/costa-verde/leads')).toBe('/mar-azul/leads');
  expect(tenantPath('mar-azul', '/work-orders/42')).toBe('/mar-azul/work-orders/42');
  expect(tenantPath(null, '/users')).toBe('/users');
  expect(tenantPath('mar-azul', '/auth')).toBe('/auth');
  expect(tenantPath('mar-azul', '/supplier-login')).toBe('/supplier-login');
});

test('[A2.2-38] splitting the address of any page under a company gives back the page', () => {
  for (const { path } of routeTable.filter((entry) => entry.tenantForm)) {
    const concrete = path.replaceAll(':id', '42');
    expect(splitTenantPath(tenantPath('mar-azul', concrete))).toEqual({ slug: 'mar-azul', path: concrete });
    expect(routeFor(tenantPath('mar-azul', concrete)).path).toBe(path);
    expect(routeFor(concrete).path).toBe(path);
  }
});

test('[A2.2-15] [A2.1-23] an unknown address is the not-found page, below a company the same inside its frame', () => {
  expect(routeFor('/tags/unknown').path).toBe('/*');
  expect(routeFor('/Nothing').path).toBe('/*');
  expect(routeFor('/mar-azul/unknown').path).toBe('/:tenantSlug/*');
  expect(routeFor('/mar-azul/auth').path).toBe('/:tenantSlug/*');
  expect(routeFor('/mar-azul').path).toBe('/:tenantSlug');
  expect(routeFor('/mar-azul/dashboard').path).toBe('/');
});

test('a literal address wins over one with a parameter', () => {
  expect(routeFor('/work-orders/create').path).toBe('/work-orders/create');
  expect(routeFor('/work-orders/0190').path).toBe('/work-orders/:id');
  expect(routeFor('/boats/0190/maintenance').path).toBe('/boats/:id/maintenance');
  expect(routeFor('/boats//maintenance').path).toBe('/*');
});

test.each([
  ['marinheiro', '/sessions-manifest'],
  ['user', '/'],
  ['manager', '/'],
  ['supplier_admin', '/sessions-manifest'],
  ['agent_user', '/passenger-manifest'],
  ['saas_super_admin', '/saas-dashboard'],
  ['saas_admin', '/saas-dashboard'],
  ['saas_manager', companyChooserPath],
] as const)('%s lands on %s once every page exists', (role, path) => {
  expect(landingPath(accessOf(role), { includePlanned: true })).toBe(path);
});

test('without the usual pages a person lands on the first page of the menu, else on any other open page', () => {
  const only = (...permissions: string[]): Access => ({
    ...accessOf('user'),
    permissions: new Set(permissions),
  });
  expect(landingPath(only('boats:read', 'logbook:read'), { includePlanned: true })).toBe('/logbook');
  expect(landingPath(only('crew-members:read'), { includePlanned: true })).toBe('/crew-members');
});

test('whoever chose a page lands there while it is open to them, else where they usually do', () => {
  const land = (chosen: string | null | undefined, access = accessOf('manager')) =>
    landingPath(access, { chosen });
  expect(land('bookings')).toBe('/bookings');
  for (const none of [null, undefined, 'nothing', 'auth', 'saas-tenant', 'constructor'])
    expect(land(none)).toBe('/');
  expect(land('bookings', accessOf('marinheiro'))).toBe('/sessions-manifest');
  expect(land('bookings', accessOf('saas_super_admin'))).toBe('/saas-dashboard');
});

test('nobody lands on a page that does not exist yet', () => {
  const states = roles
    .map((role) => landingPath(accessOf(role)))
    .filter((path) => path !== companyChooserPath);
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((path) => path !== null && routeFor(path).state !== 'ready')).toEqual([]);
});

test('whoever may open nothing lands nowhere', () => {
  const nobody: Access = { ...accessOf('user'), permissions: new Set() };
  expect(landingPath(nobody)).toBeNull();
});

test('[A2.1-13] an operator without a dashboard of the platform chooses a company', () => {
  expect(landingPath(accessOf('saas_manager'))).toBe(companyChooserPath);
  expect(landingPath(accessOf('saas_user'))).toBe(companyChooserPath);
});

function entryAt(path: string) {
  const entry = routeTable.find((each) => each.path === path);
  if (!entry) throw new Error(`no page at ${path}`);
  return entry;
}

test('[A2.3-100] one group is marked: the clicked one, else the first that shows the page', () => {
  const operator = accessOf('saas_super_admin');
  expect(highlightedGroup(entryAt('/logs'), 'saas-admin', operator)).toBe('saas-admin');
  expect(highlightedGroup(entryAt('/logs'), 'boats', operator)).toBe('reports');
  expect(highlightedGroup(entryAt('/logs'), null, operator)).toBe('reports');
  expect(highlightedGroup(entryAt('/logs'), 'saas-admin', accessOf('admin'))).toBe('reports');
  expect(highlightedGroup(entryAt('/logs'), null, accessOf('user'))).toBeNull();
});

test('[B2.2-98] a page without a menu entry marks the group of the page that leads to it', () => {
  expect(highlightedGroup(entryAt('/work-orders/:id'), null, accessOf('admin'))).toBe('boats');
  expect(highlightedGroup(entryAt('/rosters'), null, accessOf('admin'))).toBe('user-management');
  expect(highlightedGroup(entryAt('/auth'), null, accessOf('admin'))).toBeNull();
});
