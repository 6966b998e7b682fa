// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  left: 'count';
  ready: never;
  done: never;
  open: never;
  'line.price': never;
  'line.capacity': never;
  'line.meeting': never;
  'line.voucher': never;
  'line.policy': never;
  'line.ages': never;
  onSale: never;
  copy: never;
  copyName: 'name';
  copied: never;
  copyFailed: never;
  saved: never;
  saveFailed: never;
  coming: 'bookings' | 'departures';
  comingList: never;
  bookingsOf: 'count';
  noneComing: never;
  comingFailed: never;
  sale: never;
  policies: never;
  policiesText: never;
  policiesFailed: never;
  noPolicies: never;
  newPolicy: never;
  usualPolicies: never;
  defaultsEntry: never;
  defaults: never;
  defaultsText: never;
  defaultsFailed: never;
  ofCompany: never;
  ofProduct: never;
  companySays: 'value';
  companySaysNothing: never;
  useCompany: never;
  useCompanyOf: 'name';
  addFare: never;
  loadingFares: never;
  faresFailed: never;
  noFares: never;
  drag: never;
  up: 'name';
  down: 'name';
  fareActions: 'name';
  allOfFare: never;
  strip: never;
  age: 'age';
  ageSpan: 'from' | 'to';
  ageFrom: 'from';
  nobody: never;
  gap: 'ages';
  overlap: 'ages' | 'fares';
  voucherPanel: never;
  languages: never;
  preview: never;
  noVoucher: never;
};

export const productsTexts = defineTexts<Texts>('catalog/lazy/products', {
  fetch: async (locale) => ({ 'catalog/lazy/products': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'catalog/lazy/products': source } },
});
