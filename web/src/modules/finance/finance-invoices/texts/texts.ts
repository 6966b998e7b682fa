// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  new: never;
  tabs: never;
  'tab.draft': never;
  'tab.open': never;
  'tab.overdue': never;
  'tab.paid': never;
  'tab.void': never;
  'tab.credit-note': never;
  one: never;
  draft: never;
  loading: never;
  loadFailed: never;
  issue: never;
  issued: 'number';
  notIssued: never;
  addLine: never;
  throwAway: never;
  throwTitle: never;
  throwText: never;
  thrown: never;
  pay: never;
  payTitle: never;
  paidDone: never;
  credit: never;
  creditTitle: never;
  creditDone: never;
  creditNote: 'number';
  void: never;
  voidTitle: never;
  voidText: never;
  voidDone: never;
  notes: never;
  saved: never;
  left: 'amount';
  late: 'count' | 'fine' | 'interest';
  payments: never;
  noPayments: never;
  reverse: never;
  reversed: never;
  reverseTitle: never;
  reversedDone: never;
};

export const financeInvoicesTexts = defineTexts<Texts>('finance/finance-invoices', {
  fetch: async (locale) => ({ 'finance/finance-invoices': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/finance-invoices': source } },
});
