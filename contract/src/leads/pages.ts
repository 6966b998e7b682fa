import { page, type RouteEntry } from '../access/route-entry.ts';

/** Those who may become customers. */
export const pages: readonly RouteEntry[] = [
  page('/leads', {
    state: 'ready',
    rows: [34, 17],
    ledger: ['A2.2-04', 'B2.2-10', 'A2.3-37'],
    icon: 'inbox',
    resource: 'leads',
    module: 'sales',
  }),
  page('/inside-sales', {
    state: 'ready',
    rows: [35],
    ledger: ['B2.2-11', 'A2.3-38'],
    icon: 'headset',
    resource: 'inside-sales',
    module: 'sales',
  }),
];
