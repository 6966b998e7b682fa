// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  choose: never;
  search: never;
  loading: never;
  loadFailed: never;
  free: 'count';
  full: never;
  none: never;
  noneText: never;
  noMatch: never;
  noMatchText: never;
};

export const sellTexts = defineTexts<Texts>('bookings/sell', {
  fetch: async (locale) => ({ 'bookings/sell': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/sell': source } },
});
