// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loading: never;
  loadFailed: never;
  'conflict.boat-busy': 'name';
  'conflict.boat-blocked': 'name';
  'conflict.boat-gone': 'name';
  'conflict.papers': 'name';
  'conflict.too-small': 'name';
  'conflict.past': never;
  booked: never;
  parties: 'count';
  nobody: never;
  told: 'count';
  untold: 'count';
  notTold: never;
  paid: 'amount';
  title: never;
  text: never;
  save: never;
  boat: never;
  moveTitle: never;
  on: never;
  start: never;
  end: never;
  putBack: never;
  confirm: never;
  moved: never;
  nothingChanged: never;
  movedMeanwhile: 'date' | 'times';
  fewerSeats: 'after' | 'before';
};

export const changeTexts = defineTexts<Texts>('bookings/lazy/change', {
  fetch: async (locale) => ({ 'bookings/lazy/change': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/change': source } },
});
