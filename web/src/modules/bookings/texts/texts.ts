// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  newSession: never;
  newBooking: never;
  today: never;
  previousDay: never;
  nextDay: never;
  previousWeek: never;
  nextWeek: never;
  pick: never;
  pickNamed: 'date';
  tomorrow: never;
  yesterday: never;
  scheduled: never;
  running: never;
  finished: never;
  cancelled: never;
  seats: 'taken' | 'total';
  people: 'count';
  tooMany: 'limit' | 'people';
  held: 'count';
};

export const bookingsTexts = defineTexts<Texts>('bookings', {
  fetch: async (locale) => ({ 'bookings': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings': source } },
});
