// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  voyages: 'count';
  fills: 'count';
  refusedVoyages: never;
  refusedFills: never;
  refusedText: never;
  'kind.departed': never;
  'kind.returned': never;
  'kind.reading': never;
  'kind.occurrence': never;
  'kind.fuel_level': never;
  'kind.eta': never;
  'kind.amended': never;
  'kind.cancelled': never;
  fill: 'litres' | 'total';
  fillBack: 'litres' | 'total';
  notAllowed: never;
  unknownBoat: never;
  unknownMotor: never;
  unknownStation: never;
  unknownPhoto: never;
  future: never;
  noMoney: never;
  unknownFill: never;
  reversed: never;
  unknownTank: never;
  tankShort: never;
  departures: 'count';
  refusedDepartures: never;
  'departure.sealed': never;
  'departure.counted': never;
  'departure.marked': never;
  'departure.missing': never;
  'departure.closed': never;
  'departure.released': never;
  'departure.answered': never;
  unknownDeparture: never;
  legalCheck: never;
  reasonTooShort: never;
  leftAlready: never;
  incomplete: never;
};

export const outboxTexts = defineTexts<Texts>('voyages/outbox/lazy', {
  fetch: async (locale) => ({ 'voyages/outbox/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'voyages/outbox/lazy': source } },
});
