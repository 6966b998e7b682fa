// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.finance-management.title': never;
  'page.finance-management.keywords': never;
  'page.financial.title': never;
  'page.financial.keywords': never;
  'page.finance-invoices.title': never;
  'page.finance-invoices.keywords': never;
  'page.generate-invoice.title': never;
  'page.generate-invoice.keywords': never;
  'page.finance-bank-reconciliation.title': never;
  'page.finance-bank-reconciliation.keywords': never;
  'page.billing-provider-accounts.title': never;
  'page.billing-provider-accounts.keywords': never;
  'page.settings-split-rules.title': never;
  'page.settings-split-rules.keywords': never;
  'page.reports-dre.title': never;
  'page.reports-dre.keywords': never;
  'page.settings-dre.title': never;
  'page.settings-dre.keywords': never;
  'page.payment-integrations.title': never;
  'page.payment-integrations.keywords': never;
  'page.payment-success.title': never;
  'page.payment-success.keywords': never;
};

export const financeWords = defineTexts<Texts>('contract/finance', { 'pt-BR': source, en, es, fr, it });
