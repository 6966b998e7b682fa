import { page, type RouteEntry } from '../access/route-entry.ts';

/** What it costs on a day, for somebody, together. */
export const pages: readonly RouteEntry[] = [
  page('/combos', {
    rows: [33],
    ledger: ['B2.2-09', 'A2.3-35'],
    icon: 'gift',
    resource: 'combos',
    module: 'catalog',
    state: 'ready',
  }),
  page('/pricing-rules', {
    rows: [68],
    ledger: ['B2.2-44', 'A2.3-50'],
    icon: 'sliders-horizontal',
    resource: 'pricing-rules',
    module: 'pricing',
    state: 'ready',
  }),
  page('/special-pricing', {
    rows: [69],
    ledger: ['B2.2-45', 'A2.3-51'],
    icon: 'badge-percent',
    resource: 'special-pricing',
    module: 'pricing',
    state: 'ready',
  }),
  page('/product-boats', {
    rows: [66],
    ledger: ['B2.2-42', 'A2.3-48'],
    icon: 'ship',
    resource: 'product-boats',
    module: 'pricing',
    state: 'ready',
  }),
];
