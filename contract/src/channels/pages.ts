import { page, type RouteEntry } from '../access/route-entry.ts';

/** Where else the company sells. */
export const pages: readonly RouteEntry[] = [
  page('/integrations', {
    rows: [59],
    ledger: ['B2.2-35', 'A2.3-77'],
    icon: 'plug',
    resource: 'integrations',
    module: 'channels',
  }),
  page('/app-store', {
    rows: [112],
    ledger: ['B2.2-88', 'A2.3-19', 'A2.3-79', 'A2.3-92', 'B2.2-96'],
    icon: 'store',
    resource: 'app-store',
    module: 'channels',
  }),
  page('/reservas-externas', {
    rows: [63],
    ledger: ['B2.2-39', 'A2.3-81'],
    icon: 'globe',
    resource: 'reservas-externas',
    module: 'channels',
    state: 'ready',
  }),
  page('/reservas-externas/criar', {
    rows: [113],
    ledger: ['A2.3-96', 'A2.3-99'],
    icon: 'plus',
    resource: 'reservas-externas',
    action: 'create',
    module: 'channels',
    parent: '/reservas-externas',
    state: 'ready',
  }),
  page('/test-voucher', {
    rows: [90],
    ledger: ['B2.2-66', 'B2.2-98'],
    icon: 'qr-code',
    resource: 'test-voucher',
    module: 'channels',
    parent: '/reservas-externas',
  }),
];
