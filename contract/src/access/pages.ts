import { page, publicPage, type RouteEntry, saasPage } from './route-entry.ts';

/** Signing in, accounts and rights. */
export const pages: readonly RouteEntry[] = [
  publicPage('/auth', {
    rows: [1],
    ledger: ['A2.1-01', 'B2.1-03'],
    icon: 'log-in',
    state: 'ready',
  }),
  publicPage('/auth-token', {
    rows: [2],
    ledger: ['A2.1-02', 'B2.1-04'],
    icon: 'key-round',
    state: 'ready',
  }),
  publicPage('/logout', {
    rows: [5, 7],
    ledger: ['A2.1-14', 'A2.1-15', 'A2.1-17', 'B2.1-06'],
    icon: 'log-out',
    state: 'ready',
  }),
  publicPage('/reset-password', {
    rows: [6],
    ledger: ['A2.1-16', 'B2.1-05'],
    icon: 'key-round',
    state: 'ready',
  }),
  page('/users', {
    rows: [27],
    ledger: ['B2.2-03', 'B2.2-93', 'A2.3-28', 'A6-33', 'B2.2-91'],
    icon: 'users',
    resource: 'users',
    module: 'core',
    state: 'ready',
  }),
  page('/users/:id', {
    name: 'user',
    rows: [],
    ledger: [],
    icon: 'user',
    resource: 'users',
    module: 'core',
    parent: '/users',
    state: 'ready',
  }),
  page('/user-roles', {
    rows: [28],
    ledger: ['B2.2-04', 'A2.3-29'],
    icon: 'user-cog',
    resource: 'user-roles',
    module: 'core',
    state: 'ready',
  }),
  page('/role-permissions', {
    rows: [29],
    ledger: ['B2.2-05', 'A2.3-30'],
    icon: 'shield-check',
    resource: 'role-permissions',
    module: 'core',
    state: 'ready',
  }),
  saasPage('/saas-user-permissions', {
    rows: [95],
    ledger: ['B2.2-71', 'A2.3-10'],
    icon: 'user-cog',
    resource: 'saas-user-permissions',
    state: 'ready',
  }),
  saasPage('/saas/orphan-users', {
    rows: [97],
    ledger: ['B2.2-73', 'A2.3-15'],
    icon: 'user-x',
    resource: 'saas-orphan-users',
    superAdminOnly: true,
  }),
];
