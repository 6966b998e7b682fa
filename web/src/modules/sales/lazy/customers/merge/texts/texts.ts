// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  none: never;
  sharesTaxId: never;
  sharesPhone: never;
  sharesEmail: never;
  sharesName: never;
  bookings: 'count';
  compare: never;
  compareWith: 'name';
  mergeTitle: never;
  mergeText: never;
  noUndo: never;
  hasAccounts: 'names';
};

export const mergeTexts = defineTexts<Texts>('sales/lazy/customers/merge', {
  fetch: async (locale) => ({ 'sales/lazy/customers/merge': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'sales/lazy/customers/merge': source } },
});
