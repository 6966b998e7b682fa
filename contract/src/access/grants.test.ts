import { expect, test } from 'vitest';
import {
  defaultGrants,
  effectivePermissions,
  fallbackGrants,
  type Grant,
  grantList,
  isEditable,
  mayStoreGrant,
} from './grants.ts';
import { partnerRule, partnerRules } from './partner-rules.ts';
import { actions, isAllowed, may, read } from './permission.ts';
import { resourcesOf } from './plans/modules.ts';
import { platformResources, resources, type Subject } from './resources.ts';
import { partnerKind, type Role, roles } from './roles.ts';

function held(
  role: Role,
  differences: readonly Grant[] = [],
  activeResources: ReadonlySet<Subject> | null = null,
) {
  return effectivePermissions({ role, differences, activeResources });
}

const yes = (resource: Subject, action: Grant['action'] = 'read'): Grant => ({
  resource,
  action,
  granted: true,
});
const no = (resource: Subject, action: Grant['action'] = 'read'): Grant => ({
  resource,
  action,
  granted: false,
});

const superOnly = [
  'product-tags',
  'coastal-cities',
  'saas-orphan-users',
  'correction-request',
  'cache-management',
  'admin-role-competency-matrix',
];

test('[A6-03] [A6-04] the super administrator holds every action on every resource', () => {
  expect(held('saas_super_admin').size).toBe(resources.length * actions.length);
});

test('[A6-03] [A6-10] [A6-09] saas_admin holds everything but what is for the super administrator alone', () => {
  const granted = held('saas_admin');
  const missing = resources.filter((resource) => !granted.has(`${resource}:read`));
  expect(missing.toSorted()).toEqual(superOnly.toSorted());
});

test('[A6-03] [A6-10] [A6-08] admin holds everything of a company and nothing of the platform', () => {
  const granted = held('admin');
  const missing = resources.filter((resource) => !granted.has(`${resource}:read`));
  expect(missing.toSorted()).toEqual([...new Set([...platformResources, ...superOnly])].toSorted());
  expect(granted.has('role-permissions:update')).toBe(true);
});

test('[A6-05] managers hold what the administrator holds except three resources and the access log', () => {
  const granted = held('manager');
  const lacking = [...held('admin')].filter((key) => !granted.has(key));
  expect(new Set(lacking.map((key) => key.split(':')[0]))).toEqual(
    new Set(['system-config', 'role-permissions', 'user-roles', 'access-log']),
  );
  expect([...held('saas_manager')].toSorted()).toEqual([...granted].toSorted());
});

test('[A6-06] saas_user reads dashboard, users, products and leads and nothing else, whatever a table says', () => {
  const reads = [...held('saas_user', [yes('bookings'), no('leads')])].filter((key) => key.endsWith(':read'));
  expect(reads.toSorted()).toEqual(['dashboard:read', 'leads:read', 'products:read', 'users:read']);
});

test('[A6-07] another role holds its defaults, and a difference wins over them', () => {
  expect([...held('user')].toSorted()).toEqual([
    'dashboard:read',
    'passenger-manifest:read',
    'sessions-manifest:read',
  ]);
  const changed = held('user', [yes('boats'), yes('boats', 'update'), no('dashboard')]);
  expect([...changed].toSorted()).toEqual([
    'boats:read',
    'boats:update',
    'passenger-manifest:read',
    'sessions-manifest:read',
  ]);
});

test('a sailor can work on the first day without any row', () => {
  const granted = held('marinheiro');
  expect(granted.has('attendance:create')).toBe(true);
  expect(granted.has('booking-payments:create')).toBe(true);
  expect(granted.has('booking-payments:read')).toBe(false);
  expect(granted.has('passenger-health:read')).toBe(true);
  expect(granted.has('logbook:update')).toBe(true);
  expect(granted.has('quick-fuel:create')).toBe(true);
  expect(granted.has('logbook:delete')).toBe(false);
  expect(granted.has('bookings:read')).toBe(false);
});

test('[A6-03] [A6-05] full roles and managers are rules that no difference changes', () => {
  for (const role of roles.filter((name) => !isEditable(name))) {
    const rows = resources.flatMap((resource) => actions.map((action) => no(resource, action)));
    expect([...held(role, rows)], role).toEqual([...held(role)]);
  }
  expect(roles.filter(isEditable)).toEqual(['supplier_user', 'agent_user', 'marinheiro', 'user', 'supplier']);
  expect(roles.filter((role) => defaultGrants[role] === 'rule')).toHaveLength(9);
});

test('[A6-08] [A6-30] no table gives a resource of the platform to anyone below saas_admin', () => {
  const rows = [...platformResources].flatMap((resource) => actions.map((action) => yes(resource, action)));
  for (const role of roles.slice(2)) {
    const granted = held(role, rows);
    expect(
      [...platformResources].filter((resource) => granted.has(`${resource}:read`)),
      role,
    ).toEqual([]);
  }
});

test('[A6-35] a partner of any rank, with any row, reaches only resources with a row rule for its kind', () => {
  const rows = resources.flatMap((resource) => actions.map((action) => yes(resource, action)));
  for (const role of roles) {
    const kind = partnerKind(role);
    if (kind === null) continue;
    const reached = new Set([...held(role, rows)].map((key) => key.split(':')[0]));
    const ruled = Object.entries(partnerRules).filter(([, rules]) => rules?.[kind] !== undefined);
    expect(reached, role).toEqual(new Set(ruled.map(([resource]) => resource)));
  }
});

test('[A6-35] suppliers see their boats with sessions and manifests, agents their bookings and customers', () => {
  expect(partnerRule('boats', 'supplier')).toBe('own-boats');
  expect(partnerRule('sessions-manifest', 'supplier')).toBe('own-sessions');
  expect(partnerRule('bookings', 'agent')).toBe('own-bookings');
  expect(partnerRule('customers', 'agent')).toBe('own-customers');
  expect([partnerRule('users', 'supplier'), partnerRule('users', 'agent')]).toEqual([
    'same-partner',
    'same-partner',
  ]);
  expect([partnerRule('bookings', 'supplier'), partnerRule('boats', 'agent')]).toEqual(['none', 'none']);
  expect(partnerRule('passenger-health', 'supplier')).toBe('none');
  expect(held('supplier_admin').has('attendance:create')).toBe(false);
  expect(held('supplier_user').has('boats:read')).toBe(true);
  expect(held('agent_admin').has('bookings:create')).toBe(true);
  expect(held('agent_admin').has('bookings:delete')).toBe(false);
});

test('no partner of any rank takes a payment or reads who paid, whatever a table says', () => {
  for (const role of roles.filter((name) => partnerKind(name) !== null)) {
    const granted = held(role, [yes('booking-payments', 'create'), yes('booking-payments')]);
    expect(
      [...granted].filter((key) => key.startsWith('booking-payments')),
      role,
    ).toEqual([]);
  }
});

test('[A6-11] [A6-13] the modules of a company limit every role of it, and no operator', () => {
  const active = resourcesOf(['sales']);
  expect(held('admin', [], active).has('leads:read')).toBe(true);
  expect(held('admin', [], active).has('boats:read')).toBe(false);
  expect(held('admin', [], active).has('users:read')).toBe(true);
  expect(held('marinheiro', [yes('boats')], active).has('boats:read')).toBe(false);
  expect(held('saas_admin', [], active).has('boats:read')).toBe(true);
});

test('[A6-33] [A2.3-31] competencies open with a right on them or on users, within partner and module limits', () => {
  expect(held('user', [yes('users')]).has('crew-competencies:read')).toBe(true);
  expect(held('user').has('crew-competencies:read')).toBe(false);
  expect(held('marinheiro').has('crew-competencies:read')).toBe(true);
  expect(held('supplier_admin').has('crew-competencies:read')).toBe(false);
  expect(held('saas_user').has('crew-competencies:read')).toBe(false);
  expect(held('user', [yes('users')], resourcesOf(['sales'])).has('crew-competencies:read')).toBe(false);
});

test('[A7.1-02] [A6-20] the effective permissions are listed as resource, action and granted', () => {
  expect(grantList(held('user'))).toEqual([
    yes('dashboard'),
    yes('sessions-manifest'),
    yes('passenger-manifest'),
  ]);
  expect(grantList(held('admin'))).toHaveLength(held('admin').size);
});

test('[A6-24] the fallback accounts read crew rosters, dashboard and users, nothing more', () => {
  expect(fallbackGrants.map(({ resource, action, granted }) => [resource, action, granted])).toEqual([
    ['crew-rosters', 'read', true],
    ['dashboard', 'read', true],
    ['users', 'read', true],
  ]);
});

test('nobody grants what he does not hold, edits the own role or stores a platform resource', () => {
  const admin = { role: 'admin' as const, permissions: held('admin') };
  expect(mayStoreGrant(admin, 'marinheiro', yes('bookings'))).toBe(true);
  expect(mayStoreGrant(admin, 'marinheiro', no('logbook'))).toBe(true);
  expect(mayStoreGrant(admin, 'manager', no('bookings'))).toBe(false);
  expect(mayStoreGrant(admin, 'user', yes('saas-tenants'))).toBe(false);
  expect(mayStoreGrant(admin, 'user', yes('product-tags'))).toBe(false);
  expect(mayStoreGrant(admin, 'supplier_user', yes('financial'))).toBe(false);
  const clerk = { role: 'user' as const, permissions: held('user', [yes('role-permissions', 'update')]) };
  expect(mayStoreGrant(clerk, 'user', yes('dashboard'))).toBe(false);
  expect(mayStoreGrant(clerk, 'marinheiro', yes('dashboard'))).toBe(true);
  expect(mayStoreGrant(clerk, 'marinheiro', yes('financial'))).toBe(false);
});

test('a permission is public, for anyone signed in, one need or any of several', () => {
  const granted = new Set(['bookings:read']);
  expect(isAllowed(new Set(), 'public')).toBe(true);
  expect(isAllowed(new Set(), 'signed-in')).toBe(true);
  expect(isAllowed(granted, read('bookings'))).toBe(true);
  expect(isAllowed(granted, may('bookings', 'update'))).toBe(false);
  expect(isAllowed(granted, { anyOf: [read('users'), read('bookings')] })).toBe(true);
  expect(isAllowed(granted, { anyOf: [read('users'), may('bookings', 'delete')] })).toBe(false);
  expect(isAllowed(granted, { anyOf: [] })).toBe(false);
  expect(isAllowed(granted, 'operator')).toBe(false);
});
