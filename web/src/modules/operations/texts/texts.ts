// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  export: never;
  loading: never;
  loadFailed: never;
  when: never;
  what: never;
  person: never;
  about: never;
  network: never;
  device: never;
  period: never;
  today: never;
  sevenDays: never;
  thirtyDays: never;
  everything: never;
  allNetworks: never;
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
  emptyTitle: never;
  emptyText: never;
  noMatch: never;
  shown: 'first' | 'last' | 'total';
  shownOfMany: 'first' | 'last' | 'total';
};

export const operationsTexts = defineTexts<Texts>('operations', {
  fetch: async (locale) => ({ 'operations': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'operations': source } },
});
