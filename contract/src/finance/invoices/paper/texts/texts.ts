// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  invoice: never;
  creditNote: never;
  noNumber: never;
  void: never;
  of: 'number';
  issuedOn: 'day';
  dueOn: 'day';
  to: never;
  period: 'from' | 'to';
  description: never;
  qty: never;
  unit: never;
  amount: never;
  discount: 'amount';
  total: never;
  pix: 'amount';
  pixImage: never;
  paid: never;
  credited: never;
  rest: never;
  service: 'code';
  iss: 'base' | 'rate';
  page: 'page' | 'pages';
};

export const paperWords = defineTexts<Texts>('contract/finance/invoices/paper', { 'pt-BR': source, en, es, fr, it });
