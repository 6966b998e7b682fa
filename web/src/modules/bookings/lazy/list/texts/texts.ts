// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  quick: never;
  today: never;
  options: never;
  owing: never;
  toReturn: never;
  noDeparture: never;
  new: never;
  settings: never;
  settingsText: never;
  loadFailed: never;
  noun: never;
  extendAll: never;
  cancelAll: never;
  noneFits: never;
  tooManyAtOnce: 'most';
  extendTitle: 'count';
  cancelTitle: 'count';
  cancelText: never;
  letterToAll: never;
};

export const listTexts = defineTexts<Texts>('bookings/lazy/list', {
  fetch: async (locale) => ({ 'bookings/lazy/list': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/list': source } },
});
