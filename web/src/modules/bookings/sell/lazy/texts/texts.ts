// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
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

export const sellTexts = defineTexts<Texts>('bookings/sell/lazy', {
  fetch: async (locale) => ({ 'bookings/sell/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/sell/lazy': source } },
});
