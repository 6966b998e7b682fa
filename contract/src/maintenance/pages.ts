import { page, type RouteEntry } from '../access/route-entry.ts';

/** What boats need so that they sail. */
export const pages: readonly RouteEntry[] = [
  page('/boats/:id/maintenance', {
    name: 'boat-maintenance',
    rows: [43],
    ledger: ['B2.2-19', 'B2.2-98'],
    icon: 'wrench',
    resource: 'maintenance-logs',
    module: 'maintenance',
    parent: '/boats',
  }),
  page('/maintenance-tasks', {
    rows: [48],
    ledger: ['B2.2-24', 'A2.3-70'],
    icon: 'clipboard-check',
    resource: 'maintenance-tasks',
    module: 'maintenance',
  }),
  page('/maintenance-logs', {
    rows: [49],
    ledger: ['B2.2-25', 'A2.3-71'],
    icon: 'rotate-ccw-clock',
    resource: 'maintenance-logs',
    module: 'maintenance',
  }),
  page('/work-orders', {
    rows: [52],
    ledger: ['B2.2-28', 'A2.3-73'],
    icon: 'wrench',
    resource: 'work-orders',
    module: 'maintenance',
  }),
  page('/work-orders/create', {
    rows: [53],
    ledger: ['B2.2-29', 'B2.2-98'],
    icon: 'plus',
    resource: 'work-orders',
    action: 'create',
    module: 'maintenance',
    parent: '/work-orders',
  }),
  page('/work-orders/:id', {
    name: 'work-order',
    rows: [54],
    ledger: ['B2.2-30', 'B2.2-98'],
    icon: 'wrench',
    resource: 'work-orders',
    module: 'maintenance',
    parent: '/work-orders',
  }),
  page('/alerts', {
    rows: [50],
    ledger: ['B2.2-26', 'A2.3-72'],
    icon: 'bell-ring',
    resource: 'alerts',
    module: 'core',
  }),
  page('/alerts/create', {
    rows: [51],
    ledger: ['B2.2-27', 'B2.2-98'],
    icon: 'bell-plus',
    resource: 'alerts',
    action: 'create',
    module: 'core',
    parent: '/alerts',
  }),
];
