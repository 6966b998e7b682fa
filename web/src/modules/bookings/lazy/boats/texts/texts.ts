// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  none: never;
  boats: never;
  count: 'allocated' | 'capacity';
  waiting: never;
  putHere: 'count';
  takeOut: 'count';
  hint: never;
  chosen: 'count';
  chooseWaiting: never;
  chooseNone: never;
  everybodyOf: 'name';
  companion: 'number';
  moved: 'boat' | 'count';
  out: 'count';
  undo: never;
  undone: never;
  full: 'boat' | 'capacity' | 'free' | 'wanted';
  gone: never;
};

export const boatsTexts = defineTexts<Texts>('bookings/lazy/boats', {
  fetch: async (locale) => ({ 'bookings/lazy/boats': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/boats': source } },
});
