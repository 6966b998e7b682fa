// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
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
  pix: never;
  pixImage: never;
};

export const invoicePaperTexts = defineTexts<Texts>('finance/lazy/invoice-paper', {
  fetch: async (locale) => ({ 'finance/lazy/invoice-paper': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/lazy/invoice-paper': source } },
});
