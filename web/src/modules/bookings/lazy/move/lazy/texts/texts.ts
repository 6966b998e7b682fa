// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  seats: 'count';
  loading: never;
  loadFailed: never;
  sessions: never;
  none: never;
  noneText: never;
  free: 'count';
  missing: 'count';
  current: never;
  boats: never;
  laterBoat: never;
  price: never;
  keep: never;
  new: never;
  toPay: 'amount';
  toReturn: 'amount';
  settled: never;
  noFare: 'fares';
  boatFree: 'capacity' | 'free';
  move: never;
  done: 'code';
  soldOut: 'free' | 'wanted';
  boatFull: 'boat' | 'capacity' | 'free' | 'wanted';
  aboard: 'count';
  stale: never;
  alsoFee: never;
};

export const moveTexts = defineTexts<Texts>('bookings/lazy/move/lazy', {
  fetch: async (locale) => ({ 'bookings/lazy/move/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/move/lazy': source } },
});
