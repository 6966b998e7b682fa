// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  name: never;
  nobodyNamed: 'time';
  fares: never;
  full: never;
  fullSeats: never;
  fullBoat: never;
  seatsLeft: 'count';
  placesLeft: 'count';
  amount: never;
  stillOwed: 'amount';
  add: 'amount';
  done: never;
  failed: never;
  offline: never;
  faresFailed: never;
  noFares: never;
  shortName: never;
  nobody: never;
  noSeats: 'count';
  noPlaces: 'count';
  aboveTotal: 'amount';
};

export const walkInTexts = defineTexts<Texts>('manifest/walk-in', {
  fetch: async (locale) => ({ 'manifest/walk-in': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/walk-in': source } },
});
