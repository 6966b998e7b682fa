// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  week: 'from' | 'to';
  loading: never;
  loadFailed: never;
  period: never;
  day: never;
  weekView: never;
  product: never;
  boat: never;
  guide: never;
  sailor: never;
  seats: never;
  status: never;
  available: never;
  full: never;
  calledOff: never;
  blocked: never;
  maintenance: never;
  legend: never;
  byHour: never;
  byDay: never;
  noBoat: never;
  sessions: 'count';
  places: 'count';
  papersUntil: 'date';
  'mark.papers': never;
  'mark.people': never;
  'mark.edited': never;
  noMatch: never;
  empty: never;
  noBoatsYet: never;
  create: never;
  mayNotCreate: never;
  actionsOf: 'name';
  open: never;
  edit: never;
  bookings: never;
  moveTo: never;
  isFixed: never;
  mayNotMove: never;
};

export const sessionsCalendarTexts = defineTexts<Texts>('bookings/sessions-calendar', {
  fetch: async (locale) => ({ 'bookings/sessions-calendar': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/sessions-calendar': source } },
});
