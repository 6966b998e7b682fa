// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  party: 'code' | 'name';
  owed: never;
  amount: never;
  receive: 'amount';
  receiveNothing: never;
  giveBack: never;
  needAmount: never;
  aboveOwed: 'amount';
  settled: never;
  done: 'amount';
  queued: 'amount';
  queuedText: 'name';
  loose: 'amount';
  looseText: 'name';
  failed: never;
  notAllowed: never;
  otherDay: never;
  cancelled: never;
  unknown: never;
  alreadySent: never;
  invalid: never;
};

export const collectTexts = defineTexts<Texts>('manifest/party/lazy/collect', {
  fetch: async (locale) => ({ 'manifest/party/lazy/collect': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/party/lazy/collect': source } },
});
