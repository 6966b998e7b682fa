// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  when: never;
  coming: never;
  past: never;
  newBooking: never;
  loading: never;
  loadFailed: never;
  noneComing: never;
  nonePast: never;
  none: never;
  openManifest: 'code';
  paidOf: 'paid' | 'total';
  paid: 'total';
  owed: 'amount';
  credit: 'amount';
  confirmed: never;
  checkedIn: never;
  noShow: never;
  cancelled: never;
  waiting: never;
  completed: never;
  expired: never;
  pages: never;
  summary: 'count' | 'from' | 'to';
};

export const customerTexts = defineTexts<Texts>('bookings/lazy/customer', {
  fetch: async (locale) => ({ 'bookings/lazy/customer': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/customer': source } },
});
