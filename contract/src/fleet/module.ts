import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { fleetWords } from './texts/texts.ts';

/** Boats with what they carry, their papers and engines, and whom the company buys from. */
export const fleet = defineModule({
  name: 'fleet',
  rank: 0,
  tables: [
    'boat_documents',
    'boat_features',
    'boats',
    'boats_features',
    'boats_photos',
    'meter_readings',
    'meter_replacements',
    'motor_placements',
    'motors',
    'motors_photos',
    'supplier_contacts',
    'supplier_types',
    'suppliers',
    'suppliers_types',
  ],
  pages,
  words: fleetWords,
});
