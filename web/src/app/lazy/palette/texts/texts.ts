// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  palette: never;
  paletteResults: never;
  noResults: 'query';
  recents: never;
  bookings: never;
  customers: never;
  departures: never;
  boats: never;
  suppliers: never;
  others: never;
  searching: never;
  searchingMore: never;
  onlyHere: never;
  searchFailed: never;
  cancelled: never;
  full: never;
  keyNavigate: never;
  keyOpen: never;
  keyNewTab: never;
  keyActions: never;
  keyPages: never;
  setTheme: 'name';
  setLanguage: 'name';
  newBooking: never;
  newSession: never;
  policies: never;
  policiesWords: never;
  defaults: never;
  defaultsWords: never;
  refresh: never;
  refreshed: never;
  scopeEverywhere: never;
  scopePage: never;
  singleKeys: never;
  singleKeysHint: never;
  keyOff: never;
};

export const paletteTexts = defineTexts<Texts>('app/lazy/palette', {
  fetch: async (locale) => ({ 'app/lazy/palette': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/palette': source } },
});
