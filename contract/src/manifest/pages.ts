import { page, type RouteEntry } from '../access/route-entry.ts';

/** Who is expected aboard, and who came. */
export const pages: readonly RouteEntry[] = [
  page('/sessions-manifest', {
    rows: [4, 22],
    ledger: ['A2.1-11', 'A2.1-12', 'A2.2-09', 'A2.2-10', 'B2.1-02', 'A2.3-53'],
    icon: 'clipboard-list',
    resource: 'sessions-manifest',
    module: 'operations',
    state: 'ready',
  }),
  page('/passenger-manifest', {
    rows: [76],
    ledger: ['B2.2-52', 'A2.3-54'],
    icon: 'user-round-check',
    resource: 'passenger-manifest',
    module: 'operations',
    state: 'ready',
  }),
];
