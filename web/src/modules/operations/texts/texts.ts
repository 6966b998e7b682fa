// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  onlyNetwork: 'address';
  operator: 'email';
  nobody: never;
  search: never;
  attendance: never;
  bookings: never;
  payments: never;
  settings: never;
  filterDate: never;
  filterStatus: never;
  filterTags: never;
  filterKind: never;
  filterSupplier: never;
  filters: 'names';
  rows: 'count';
  times: 'count';
};

export const operationsTexts = defineTexts<Texts>('operations', {
  fetch: async (locale) => ({ 'operations': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'operations': source } },
});
