// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
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

export const walkInTexts = defineTexts<Texts>('manifest/party/lazy/walk-in', {
  fetch: async (locale) => ({ 'manifest/party/lazy/walk-in': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/party/lazy/walk-in': source } },
});
