// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  kind: never;
  receive: never;
  giveBack: never;
  settled: never;
  owed: 'amount';
  credit: 'amount';
  paidOf: 'paid' | 'total';
  needAmount: never;
  aboveOwed: 'amount';
  save: never;
  received: 'amount';
  returned: 'amount';
  history: never;
  noHistory: never;
  historyFailed: never;
  somebody: never;
  failed: never;
  creditCode: never;
  needCredit: never;
  receivedHint: never;
  creditMade: 'code' | 'until';
};

export const paymentTexts = defineTexts<Texts>('bookings/lazy/payment/lazy', {
  fetch: async (locale) => ({ 'bookings/lazy/payment/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/payment/lazy': source } },
});
