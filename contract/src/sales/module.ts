import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { salesWords } from './texts/texts.ts';

/** Customers, and the words they and leads are sorted by. */
export const sales = defineModule({
  name: 'sales',
  rank: 0,
  tables: ['customer_consents', 'customers', 'customers_tags', 'lead_tags', 'whatsapp_templates'],
  pages,
  words: salesWords,
});
