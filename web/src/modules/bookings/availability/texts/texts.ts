// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  here: never;
  grid: never;
  product: never;
  'state.AVAILABLE': never;
  'state.LIMITED': never;
  'state.SOLD_OUT': never;
  'state.CLOSED': never;
  'state.ON_REQUEST': never;
  free: 'count';
  departures: 'count';
  short: 'departures' | 'free';
  fitsNot: 'count';
  more: 'count';
  today: never;
  'previous.week': never;
  'previous.day': never;
  'next.week': never;
  'next.day': never;
  pick: 'name';
  party: never;
  nextRoom: 'count';
  nextNone: never;
  loading: never;
  loadFailed: never;
  none: never;
  noneText: never;
  noneFits: never;
  clear: never;
  proof: never;
  proofNote: never;
  proofFailed: never;
  lookNow: never;
  holds: never;
  holdsNot: never;
  sessions: never;
  seats: never;
  taken: never;
  proofPeople: never;
  oversold: never;
  differences: never;
  lookedAt: 'moment';
};

export const availabilityTexts = defineTexts<Texts>('bookings/availability', {
  fetch: async (locale) => ({ 'bookings/availability': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/availability': source } },
});
