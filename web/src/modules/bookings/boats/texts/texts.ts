// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
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
  failed: never;
  full: 'boat' | 'capacity' | 'free' | 'wanted';
  gone: never;
};

export const boatsTexts = defineTexts<Texts>('bookings/boats', {
  fetch: async (locale) => ({ 'bookings/boats': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/boats': source } },
});
