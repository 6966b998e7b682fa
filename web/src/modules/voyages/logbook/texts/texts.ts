// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  today: never;
  withoutDeparture: never;
  offline: never;
  noDepartures: never;
  noDeparturesText: never;
  noBoat: never;
  aboard: 'count';
  leave: never;
  leaveOf: 'boat';
  return: never;
  returnOf: 'boat';
  leftAt: 'time';
  backAt: 'time';
  leftWith: 'hours' | 'people';
  left: never;
  back: never;
  waitsHere: never;
  stayOpen: never;
  occurrence: never;
  occurrenceOf: 'boat';
  details: never;
  detailsOf: 'boat';
  note: never;
  noted: never;
  toOrder: never;
  rescue: never;
  harbour: never;
  notAllowed: never;
  unknownBoat: never;
  inReview: never;
  staysOpen: never;
  toExplain: never;
  occurrences: 'count';
  voyage: never;
  voyageOf: 'boat';
  voyageFailed: never;
  quayFailed: never;
  said: never;
  amend: never;
  amendText: never;
  amended: never;
  'kind.departed': never;
  'kind.returned': never;
  'kind.reading': never;
  'kind.occurrence': never;
  'kind.fuel_level': never;
  'kind.eta': never;
  'kind.amended': never;
  'kind.cancelled': never;
  people: 'count';
  hours: 'hours';
  level: 'level';
  until: 'time';
  onDevice: 'when';
  onServer: 'when';
  printBook: never;
  printOne: never;
  printFailed: never;
  printedAt: 'when';
  bookOf: 'boat';
  number: never;
  signature: never;
};

export const logbookTexts = defineTexts<Texts>('voyages/logbook', {
  fetch: async (locale) => ({ 'voyages/logbook': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'voyages/logbook': source } },
});
