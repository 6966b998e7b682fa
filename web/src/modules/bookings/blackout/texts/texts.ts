// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  isOver: never;
  isOn: never;
  nextDays: 'count';
  blocks: 'count';
  hits: never;
  notYet: never;
  hitsFailed: never;
  hitsNone: never;
  touchesNone: never;
  departures: 'count';
  people: 'count';
  paid: 'amount';
  nobody: never;
  overlaps: 'names';
  hitDepartures: never;
};

export const blackoutTexts = defineTexts<Texts>('bookings/blackout', {
  fetch: async (locale) => ({ 'bookings/blackout': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/blackout': source } },
});
