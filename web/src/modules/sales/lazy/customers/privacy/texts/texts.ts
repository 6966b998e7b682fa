// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  record: never;
  recordWhy: never;
  bookings: never;
  bookingsWhy: never;
  leads: never;
  leadsWhy: never;
  historyWhy: never;
  offers: never;
  offersYes: never;
  offersNo: never;
  download: never;
  downloadFailed: never;
  erase: never;
  eraseTitle: never;
  eraseText: 'name';
  noUndo: never;
  reasonHint: never;
  confirmWord: never;
  confirmLabel: 'word';
  confirm: never;
  erased: never;
  erasedText: 'count';
  eraseFailed: never;
  coming: 'names';
  accounts: 'names';
  reasonShort: never;
  wordMissing: 'word';
};

export const privacyTexts = defineTexts<Texts>('sales/lazy/customers/privacy', {
  fetch: async (locale) => ({ 'sales/lazy/customers/privacy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'sales/lazy/customers/privacy': source } },
});
