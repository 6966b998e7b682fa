import { page, type RouteEntry } from '../access/route-entry.ts';

/** What the figures say. */
export const pages: readonly RouteEntry[] = [
  page('/', {
    rows: [13, 15],
    ledger: ['A2.1-24', 'A2.2-02', 'B2.2-02', 'B2.2-92', 'A2.3-25'],
    icon: 'gauge',
    resource: 'dashboard',
    module: 'core',
    state: 'ready',
  }),
  page('/forecast-analytics', {
    rows: [108],
    ledger: ['B2.2-84', 'A2.3-45', 'B2.2-96'],
    icon: 'chart-spline',
    resource: 'forecast-analytics',
    module: 'insights',
  }),
  page('/system-monitoring', {
    rows: [109],
    ledger: ['B2.2-85', 'A2.3-24', 'A2.3-46', 'A2.3-47', 'B2.2-96'],
    icon: 'activity',
    resource: 'system-monitoring',
    module: 'insights',
  }),
  page('/dev/extension-checker', {
    rows: [110],
    ledger: ['B2.2-86', 'A2.3-89', 'B2.2-96'],
    icon: 'puzzle',
    resource: 'dev-extension-checker',
    module: 'insights',
  }),
];
