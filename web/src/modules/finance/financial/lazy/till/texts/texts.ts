// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  day: never;
  loading: never;
  loadFailed: never;
  float: never;
  openMine: never;
  openOf: 'cash' | 'name';
  opened: never;
  openFailed: never;
  tillOf: 'name';
  isOpen: never;
  isClosed: never;
  printOf: 'name';
  cash: never;
  withdrawn: never;
  expected: never;
  counted: never;
  difference: never;
  because: 'reason';
  withdraw: never;
  withdrawDone: never;
  chooseAccount: never;
  inTill: 'amount';
  count: never;
  countOf: 'value';
  countedSum: 'amount';
  differenceSum: 'amount';
  close: never;
  closedDone: never;
  signature: never;
  openCalendar: never;
};

export const tillTexts = defineTexts<Texts>('finance/financial/lazy/till', {
  fetch: async (locale) => ({ 'finance/financial/lazy/till': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/financial/lazy/till': source } },
});
