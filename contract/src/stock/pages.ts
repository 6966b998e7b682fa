import { page, type RouteEntry } from '../access/route-entry.ts';

/** What is kept on shelves. */
export const pages: readonly RouteEntry[] = [
  page('/stock', {
    rows: [32],
    ledger: ['B2.2-08', 'A2.3-34'],
    icon: 'warehouse',
    resource: 'stock',
    module: 'catalog',
    state: 'ready',
  }),
];
