import { defineModule } from '../kit/module.ts';
import { invoiceSettings } from './invoices/letters/invoice-settings.ts';
import { pages } from './pages.ts';
import { financeWords } from './texts/texts.ts';

/** Money that comes, goes and is owed: the books, and what they say. */
export const finance = defineModule({
  name: 'finance',
  rank: 6,
  tables: [
    'charge_payments',
    'charges',
    'bank_line_facts',
    'bank_lines',
    'bank_matches',
    'bank_rules',
    'bank_statements',
    'cost_centres',
    'csv_mappings',
    'finance_accounts',
    'finance_agreements',
    'finance_books',
    'finance_categories',
    'finance_due',
    'finance_entries',
    'finance_methods',
    'finance_periods',
    'finance_postings',
    'finance_settlements',
    'finance_statements',
    'finance_tax_rates',
    'finance_tills',
    'finance_withdrawals',
    'invoice_lines',
    'invoice_payments',
    'invoices',
    'payment_condition_parts',
    'payment_conditions',
  ],
  pages,
  words: financeWords,
  settings: [{ page: 'system-config', entity: invoiceSettings }],
});
