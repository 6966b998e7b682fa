// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  charge: never;
  loading: never;
  loadFailed: never;
  none: never;
  noKey: never;
  newTitle: 'name';
  owed: 'amount';
  make: never;
  whichAmount: never;
  what: never;
  withExtra: 'amount';
  chargeOf: 'name';
  until: 'when';
  giveUp: never;
  giveUpTitle: never;
  giveUpText: never;
  whyGiveUp: never;
  givenUp: never;
  received: never;
  receivedTitle: never;
  receivedDone: never;
  creditGiven: 'amount' | 'code';
  isPaid: 'amount';
  isPartial: 'amount';
  surplus: 'amount';
  isExpired: never;
  image: 'amount';
  copy: never;
  copied: never;
  notCopied: never;
  whatsApp: never;
  mail: never;
  atPier: never;
  noReceiver: never;
};

export const chargesTexts = defineTexts<Texts>('finance/lazy/charges', {
  fetch: async (locale) => ({ 'finance/lazy/charges': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/lazy/charges': source } },
});
