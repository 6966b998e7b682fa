import { page, type RouteEntry, saasPage } from '../access/route-entry.ts';

/** Who sails, and what they are able to do. */
export const pages: readonly RouteEntry[] = [
  page('/crew-members', {
    state: 'ready',
    rows: [89],
    ledger: ['B2.2-65', 'B2.2-98'],
    icon: 'contact-round',
    resource: 'crew-members',
    module: 'crew',
    parent: '/crew-rosters',
  }),
  page('/crew-competencies', {
    state: 'ready',
    rows: [107],
    ledger: ['B2.2-83', 'A2.3-31', 'A2.3-32', 'A6-33'],
    icon: 'award',
    resource: 'crew-competencies',
    module: 'crew',
  }),
  page('/role-competency-overrides', {
    state: 'ready',
    rows: [106],
    ledger: ['B2.2-82', 'A2.3-84', 'A6-32'],
    icon: 'shield-exclamation-point',
    resource: 'tenant-settings',
    module: 'crew',
  }),
  saasPage('/admin/role-competency-matrix', {
    state: 'ready',
    rows: [102],
    ledger: ['B2.2-78', 'A2.3-13', 'A6-30'],
    icon: 'table-properties',
    resource: 'saas',
    superAdminOnly: true,
  }),
];
