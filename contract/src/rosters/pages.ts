import { page, type RouteEntry } from '../access/route-entry.ts';

/** Who works when. */
export const pages: readonly RouteEntry[] = [
  page('/crew-rosters', {
    state: 'ready',
    rows: [87, 25],
    ledger: ['A2.2-13', 'A2.2-14', 'B2.2-63', 'B2.2-97', 'B2.2-98'],
    icon: 'calendar-clock',
    resource: 'crew-rosters',
    module: 'crew',
    parent: '/crew-competencies',
  }),
  page('/rosters', {
    state: 'ready',
    rows: [88],
    ledger: ['B2.2-64', 'B2.2-98', 'B2.2-99'],
    icon: 'calendar-range',
    resource: 'rosters',
    module: 'crew',
    parent: '/crew-rosters',
  }),
];
