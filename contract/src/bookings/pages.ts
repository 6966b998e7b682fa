import { page, type RouteEntry } from '../access/route-entry.ts';

/** Departures, their places and who took them. */
export const pages: readonly RouteEntry[] = [
  page('/sessions-calendar', {
    rows: [75],
    ledger: ['B2.2-51', 'A2.3-52', 'B2.2-99'],
    icon: 'calendar-days',
    resource: 'sessions-calendar',
    module: 'operations',
  }),
  page('/sessions', {
    rows: [74, 21],
    ledger: ['A2.2-08', 'B2.2-50', 'A2.3-97', 'B2.2-99'],
    icon: 'list',
    resource: 'sessions',
    module: 'operations',
    parent: '/sessions-calendar',
    state: 'ready',
  }),
  page('/bookings', {
    rows: [71, 16],
    ledger: ['A2.2-03', 'B2.2-47', 'A2.3-56', 'A2.3-57'],
    icon: 'book-open-check',
    resource: 'bookings',
    module: 'operations',
    state: 'ready',
  }),
  page('/bookings/create', {
    rows: [72],
    ledger: ['B2.2-48', 'A2.3-94'],
    icon: 'plus',
    resource: 'bookings',
    action: 'create',
    module: 'operations',
    parent: '/bookings',
    state: 'ready',
  }),
  page('/bookings/create-session', {
    rows: [73],
    ledger: ['B2.2-49', 'A2.3-95'],
    icon: 'calendar-plus',
    resource: 'sessions',
    action: 'create',
    module: 'operations',
    parent: '/bookings',
  }),
  page('/availability', {
    rows: [70],
    ledger: ['B2.2-46', 'A2.3-55', 'B2.2-99'],
    icon: 'calendar-search',
    resource: 'availability',
    module: 'operations',
  }),
  page('/blackout', {
    rows: [64],
    ledger: ['B2.2-40', 'A2.3-82'],
    icon: 'calendar-off',
    resource: 'blackout',
    module: 'operations',
  }),
  page('/manage-availability', {
    rows: [65],
    ledger: ['B2.2-41', 'A2.3-83', 'B2.2-99'],
    icon: 'calendar-cog',
    resource: 'manage-availability',
    module: 'operations',
  }),
];
