import { page, type RouteEntry } from '../access/route-entry.ts';

/** What is sold, and what its fares cost. */
export const pages: readonly RouteEntry[] = [
  page('/products', {
    state: 'ready',
    rows: [30, 19],
    ledger: ['A2.2-06', 'B2.2-06', 'A2.3-33'],
    icon: 'package',
    resource: 'products',
    module: 'catalog',
  }),
  page('/product-categories', {
    state: 'ready',
    rows: [31],
    ledger: ['B2.2-07', 'A2.3-36'],
    icon: 'list',
    resource: 'product-categories',
    module: 'catalog',
  }),
  page('/product-tags', {
    state: 'ready',
    rows: [38],
    ledger: ['B2.2-14', 'A2.3-40'],
    icon: 'tags',
    resource: 'product-tags',
    superAdminOnly: true,
    isShared: true,
    module: 'catalog',
  }),
  page('/coastal-cities', {
    state: 'ready',
    rows: [39],
    ledger: ['B2.2-15', 'A2.3-41'],
    icon: 'sailboat',
    resource: 'coastal-cities',
    superAdminOnly: true,
    isShared: true,
    module: 'catalog',
  }),
  page('/fare-types', {
    state: 'ready',
    rows: [67],
    ledger: ['B2.2-43', 'A2.3-49'],
    icon: 'ticket',
    resource: 'fare-types',
    module: 'pricing',
  }),
];
