import { page, publicPage, type RouteEntry, saasPage } from '../access/route-entry.ts';

/** The companies, their settings, and the addresses that lead to none. */
export const pages: readonly RouteEntry[] = [
  publicPage('/404', {
    rows: [3],
    ledger: ['A2.1-10', 'A2.2-18'],
    icon: 'map-pin-off',
    state: 'ready',
  }),
  publicPage('/landing', {
    rows: [8],
    ledger: ['A2.1-18', 'B2.1-07'],
    icon: 'ship-wheel',
    state: 'ready',
  }),
  publicPage('/*', {
    name: 'not-found',
    rows: [12],
    ledger: ['A2.1-23', 'B2.1-11'],
    icon: 'compass',
    state: 'ready',
  }),
  publicPage('/:tenantSlug', {
    name: 'company',
    rows: [14],
    ledger: ['A2.2-01', 'A2.2-22', 'B2.1-01'],
    icon: 'log-in',
    state: 'ready',
  }),
  publicPage('/:tenantSlug/*', {
    name: 'not-found-in-company',
    rows: [26],
    ledger: ['A2.2-15'],
    icon: 'compass',
    state: 'ready',
  }),
  saasPage('/saas-dashboard', {
    rows: [91],
    ledger: ['B2.2-67', 'A2.3-06'],
    icon: 'layout-dashboard',
    resource: 'saas-dashboard',
  }),
  saasPage('/saas-tenants', {
    rows: [93],
    ledger: ['B2.2-69', 'A2.3-07'],
    icon: 'building-complex',
    resource: 'saas-tenants',
  }),
  saasPage('/saas-modules', {
    rows: [92],
    ledger: ['B2.2-68', 'A2.3-08'],
    icon: 'blocks',
    resource: 'saas-modules',
  }),
  saasPage('/saas-plans', {
    rows: [94],
    ledger: ['B2.2-70', 'A2.3-09'],
    icon: 'layers',
    resource: 'saas-plans',
  }),
  saasPage('/admin/i18n-import', {
    rows: [101],
    ledger: ['B2.2-77', 'A6-30', 'B2.2-98'],
    icon: 'languages',
    resource: 'saas',
    parent: '/saas-dashboard',
  }),
  page('/settings', {
    rows: [82, 24],
    ledger: ['A2.2-12', 'B2.2-58', 'A2.3-85'],
    icon: 'settings',
    resource: 'settings',
    module: 'core',
  }),
  page('/tenant-settings', {
    rows: [85],
    ledger: ['B2.2-61', 'A2.3-87', 'A6-32', 'B2.2-91'],
    icon: 'building',
    resource: 'tenant-settings',
    module: 'core',
  }),
  page('/system-config', {
    rows: [84],
    ledger: ['B2.2-60', 'A2.3-86'],
    icon: 'server-cog',
    resource: 'system-config',
    module: 'core',
  }),
  page('/subscription', {
    rows: [86],
    ledger: ['B2.2-62', 'A2.3-21', 'A2.3-88', 'A2.3-92'],
    icon: 'credit-card',
    resource: 'subscription',
    module: 'core',
  }),
  // Listed as a platform page once and as an ordinary System entry elsewhere; the ordinary gate decides.
  page('/email-config', {
    rows: [99],
    ledger: ['B2.2-75', 'A2.3-18', 'A2.3-80', 'A2.3-92', 'B2.2-95'],
    icon: 'mail',
    resource: 'email-config',
    module: 'communication',
  }),
];
