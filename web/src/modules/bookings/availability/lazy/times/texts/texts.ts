// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  fromPrice: 'price';
  loadFailed: never;
  none: never;
  free: 'count';
  freePeople: 'count';
  fitsNot: 'count';
  book: never;
  edit: never;
  'why.cancelled': never;
  'why.over': never;
  'why.closed': never;
  'why.hidden': never;
  'why.blacked-out': never;
  'why.not-on-sale': never;
  'why.past-cutoff': never;
  'why.beyond-horizon': never;
  'why.private-taken': never;
  'why.full': never;
  'why.on-request': never;
  'why.open': never;
};

export const timesTexts = defineTexts<Texts>('bookings/availability/lazy/times', {
  fetch: async (locale) => ({ 'bookings/availability/lazy/times': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/availability/lazy/times': source } },
});
