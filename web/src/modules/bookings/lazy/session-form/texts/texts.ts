// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  newTitle: never;
  editTitle: never;
  cloneTitle: never;
  choose: never;
  nextDay: never;
  addBoat: never;
  removeBoat: 'name';
  boatSeats: 'name' | 'seats';
  capacityHint: 'seats';
  noBoatLeft: never;
  clear: never;
  openCalendar: never;
  saves: never;
  create: never;
  save: never;
  created: never;
  saved: never;
  failed: never;
  loadingForm: never;
  loadFailed: never;
  boatBusy: 'boat' | 'date' | 'end' | 'session' | 'start';
  belowTaken: 'taken';
  tooSmall: 'limit' | 'over' | 'people';
  staleTitle: never;
  leftAlone: never;
};

export const sessionFormTexts = defineTexts<Texts>('bookings/lazy/session-form', {
  fetch: async (locale) => ({ 'bookings/lazy/session-form': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/session-form': source } },
});
