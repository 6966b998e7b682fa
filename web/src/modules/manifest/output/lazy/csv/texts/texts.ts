// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  name: 'date' | 'ending' | 'product';
  session: never;
  date: never;
  start: never;
  product: never;
  seat: never;
  passenger: never;
  companion: 'n';
  customer: never;
  bookingCode: never;
  fare: never;
  standard: never;
  dialling: never;
  phone: never;
  email: never;
  boat: never;
  status: never;
  'state.pending': never;
  'state.checked_in': never;
  'state.no_show': never;
  document: never;
  birthDate: never;
  requirements: never;
  total: never;
  paid: never;
  remaining: never;
};

export const csvTexts = defineTexts<Texts>('manifest/output/lazy/csv', {
  fetch: async (locale) => ({ 'manifest/output/lazy/csv': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/output/lazy/csv': source } },
});
