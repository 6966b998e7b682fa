import { defineModule } from '../kit/module.ts';

/** Customers, and the words they and leads are sorted by. */
export const sales = defineModule({
  name: 'sales',
  rank: 0,
  tables: ['customers', 'customers_tags', 'lead_tags'],
});
