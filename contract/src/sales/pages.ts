import { page, type RouteEntry } from '../access/route-entry.ts';

/** Customers, and what they ordered before. */
export const pages: readonly RouteEntry[] = [
  page('/tags', {
    state: 'ready',
    rows: [37],
    ledger: ['B2.2-13', 'A2.3-39'],
    icon: 'tag',
    resource: 'tags',
    module: 'sales',
  }),
  page('/customers', {
    state: 'ready',
    rows: [40, 18],
    ledger: ['A2.2-05', 'B2.2-16', 'A2.3-63'],
    icon: 'users',
    resource: 'customers',
    module: 'sales',
  }),
  page('/pre-orders', {
    rows: [103],
    ledger: ['B2.2-79', 'A2.3-42', 'A6-31'],
    icon: 'shopping-bag',
    resource: 'pickup',
    module: 'pickup',
  }),
  page('/pickup-client', {
    rows: [104],
    ledger: ['B2.2-80', 'A2.3-43', 'A6-31'],
    icon: 'package-check',
    resource: 'pickup',
    module: 'pickup',
  }),
  page('/pickup-partner', {
    rows: [105],
    ledger: ['B2.2-81', 'A2.3-44', 'A6-31'],
    icon: 'truck',
    resource: 'pickup',
    module: 'pickup',
  }),
  page('/whatsapp-templates', {
    state: 'ready',
    rows: [36],
    ledger: ['B2.2-12', 'A2.3-74', 'A2.3-98', 'A2.3-99'],
    icon: 'message-square-text',
    resource: 'whatsapp-templates',
    module: 'communication',
  }),
];
