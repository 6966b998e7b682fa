import { page, type RouteEntry, saasPage } from '../access/route-entry.ts';

/** What the installation notes and what its operators mend. */
export const pages: readonly RouteEntry[] = [
  saasPage('/automated-tests', {
    rows: [96],
    ledger: ['B2.2-72', 'A2.3-11'],
    icon: 'flask-conical',
    resource: 'automated-tests',
  }),
  saasPage('/cache-management', {
    rows: [100],
    ledger: ['B2.2-76', 'A2.3-16'],
    icon: 'database-zap',
    resource: 'cache-management',
    superAdminOnly: true,
  }),
  saasPage('/correction-request', {
    rows: [98],
    ledger: ['B2.2-74', 'A2.3-14'],
    icon: 'file-pen-line',
    resource: 'correction-request',
    superAdminOnly: true,
  }),
  page('/logs', {
    rows: [57],
    ledger: ['B2.2-33', 'A2.3-23', 'A2.3-75', 'A2.3-92'],
    icon: 'scroll-text',
    resource: 'logs',
    module: 'core',
  }),
  page('/access-log', {
    rows: [],
    ledger: [],
    icon: 'shield',
    resource: 'access-log',
    module: 'core',
    isShared: true,
    state: 'ready',
  }),
  page('/email-logs', {
    rows: [58],
    ledger: ['B2.2-34', 'A2.3-22', 'A2.3-76', 'A2.3-92'],
    icon: 'mail-search',
    resource: 'email-logs',
    module: 'core',
  }),
];
