// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  emptyTitle: never;
  emptyText: never;
  noMatchText: 'count';
  product: never;
  status: never;
  available: never;
  occupied: never;
  cancelled: never;
  missing: never;
  boat: never;
  guide: never;
  search: never;
  totals: never;
  sessions: 'count';
  passengers: 'count';
  checkins: 'count';
  freeSeats: 'count';
  withoutBoat: 'n';
  withoutGuide: 'n';
  printDay: never;
  printFailed: never;
  noBoat: never;
  guideNamed: 'name';
  sailorNamed: 'name';
  seatsSpoken: 'aboard' | 'absent' | 'taken' | 'total';
  aboardOf: 'aboard' | 'total';
  absentOf: 'n';
  free: 'count';
  noBookings: never;
  onlyCheckins: 'n';
  open: never;
  openNamed: 'product' | 'time';
  now: 'time';
  failedSignedOut: never;
  failedForbidden: never;
  failedMissing: never;
  failedOther: never;
};

export const sessionsTexts = defineTexts<Texts>('manifest/sessions', {
  fetch: async (locale) => ({ 'manifest/sessions': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/sessions': source } },
});
