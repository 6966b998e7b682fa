// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  download: never;
  json: never;
  csv: never;
  shared: never;
  copied: never;
  copiedText: never;
  shareFailed: never;
  shareFailedText: never;
  csvTitle: never;
  csvText: never;
  printTitle: never;
  printText: never;
  owed: never;
  owedOf: 'amount';
  birth: never;
  pending: never;
  health: never;
  identity: never;
  money: never;
  save: never;
  guideNamed: 'name';
  sailorNamed: 'name';
  aboardOf: 'aboard' | 'total';
  companion: 'n';
  dayTitle: never;
  sessionTitle: never;
  noBoat: never;
  cancelled: never;
  nobody: never;
  seat: never;
  passenger: never;
  document: never;
  fare: never;
  standard: never;
  phone: never;
  boat: never;
  requirements: never;
  checkin: never;
  noShow: never;
  printedAt: 'moment';
  departures: 'count';
  passengers: 'count';
};

export const outputTexts = defineTexts<Texts>('manifest/output/lazy', {
  fetch: async (locale) => ({ 'manifest/output/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/output/lazy': source } },
});
