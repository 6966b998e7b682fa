import { defineModule } from '../kit/module.ts';

/** Boats with what they carry and their papers, and whom the company buys from. */
export const fleet = defineModule({
  name: 'fleet',
  rank: 0,
  tables: [
    'boat_documents',
    'boat_features',
    'boats',
    'boats_features',
    'supplier_types',
    'suppliers',
    'suppliers_types',
  ],
});
