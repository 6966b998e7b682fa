import { page, publicPage, type RouteEntry } from '../access/route-entry.ts';

/** Boats with what belongs to them, and whom the company buys from. */
export const pages: readonly RouteEntry[] = [
  page('/boats', {
    state: 'ready',
    rows: [41, 20],
    ledger: ['A2.2-07', 'B2.2-17', 'A2.3-65'],
    icon: 'sailboat',
    resource: 'boats',
    module: 'fleet',
  }),
  page('/boat-features', {
    state: 'ready',
    rows: [46],
    ledger: ['B2.2-22', 'A2.3-67'],
    icon: 'clipboard-list',
    resource: 'boat-features',
    module: 'fleet',
  }),
  page('/supplier-types', {
    state: 'ready',
    rows: [47],
    ledger: ['B2.2-23', 'A2.3-66'],
    icon: 'tag',
    resource: 'supplier-types',
    module: 'fleet',
  }),
  page('/suppliers', {
    state: 'ready',
    rows: [42],
    ledger: ['B2.2-18', 'A2.3-64'],
    icon: 'truck',
    resource: 'suppliers',
    module: 'fleet',
  }),
  page('/motors', {
    state: 'ready',
    rows: [44],
    ledger: ['B2.2-20', 'A2.3-68'],
    icon: 'cog',
    resource: 'motors',
    module: 'fleet',
  }),
  publicPage('/supplier-login', {
    rows: [9],
    ledger: ['A2.1-19', 'B2.1-08', 'A2.3-90', 'A2.3-93'],
    icon: 'log-in',
    resource: 'supplier-login',
    leavesShell: true,
  }),
  publicPage('/supplier-dashboard', {
    rows: [10],
    ledger: ['A2.1-20', 'B2.1-09'],
    icon: 'gauge',
    parent: '/supplier-login',
    leavesShell: true,
  }),
];
