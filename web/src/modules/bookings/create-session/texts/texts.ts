// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  charter: never;
  loading: never;
  loadFailed: never;
  checks: never;
  chooseTime: never;
  dayFailed: never;
  free: never;
  boat: 'name' | 'session' | 'times';
  guide: 'name' | 'session' | 'times';
  sailor: 'name' | 'session' | 'times';
  tight: 'name' | 'session' | 'times';
  papers: 'date' | 'kinds' | 'name';
  create: never;
  createAndSell: never;
  creates: never;
};

export const createSessionTexts = defineTexts<Texts>('bookings/create-session', {
  fetch: async (locale) => ({ 'bookings/create-session': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/create-session': source } },
});
