// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  sound: never;
  torch: never;
  switchCamera: never;
  typeCode: never;
  code: never;
  codeHint: never;
  search: never;
  auto: never;
  aim: never;
  checking: never;
  found: never;
  attention: never;
  done: never;
  people: 'count';
  partly: 'pending' | 'total';
  owed: 'amount';
  checkIn: 'n';
  notNow: never;
  unknown: never;
  read: 'text';
  otherCompany: never;
  otherDay: never;
  otherSession: never;
  cancelled: never;
  alreadyIn: never;
  inSinceBy: 'name' | 'time';
  inSince: 'time';
  noShow: never;
  absentSinceBy: 'name' | 'time';
  failed: never;
};

export const scannerTexts = defineTexts<Texts>('manifest/scan/lazy/scanner', {
  fetch: async (locale) => ({ 'manifest/scan/lazy/scanner': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/scan/lazy/scanner': source } },
});
