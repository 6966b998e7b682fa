import { page, type RouteEntry } from '../access/route-entry.ts';

/** What boats do on the water, and what they are fuelled with. */
export const pages: readonly RouteEntry[] = [
  page('/quick-fuel', {
    state: 'ready',
    rows: [55],
    ledger: ['B2.2-31', 'A2.3-27'],
    icon: 'fuel',
    resource: 'quick-fuel',
    module: 'fleet',
  }),
  page('/logbook', {
    state: 'ready',
    rows: [56],
    ledger: ['B2.2-32', 'A2.3-26'],
    icon: 'notebook-pen',
    resource: 'logbook',
    module: 'fleet',
  }),
];
