// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  openList: never;
  open: never;
  conflicts: 'count';
  refusals: 'count';
  openFailed: never;
  openFailedText: never;
  loading: never;
  loadFailed: never;
  emptyTitle: never;
  emptyText: never;
  conflictsTitle: never;
  conflictsText: never;
  refusalsTitle: never;
  refusalsText: never;
  refusalsOfOffice: never;
  said: 'what' | 'when' | 'who';
  at: 'time';
  on: 'date' | 'time';
  deviceTime: 'when';
  somebody: never;
  checkedIn: never;
  noShow: never;
  pending: never;
  companion: 'n' | 'name';
  bookedBy: 'name';
  decide: 'name';
  decided: 'name' | 'what';
  sent: 'count' | 'who';
  marked: 'what' | 'when';
  more: 'count';
  reviewed: 'count';
  decideFailed: never;
  manifest: never;
  manifestOf: 'product' | 'time';
  bookingCancelled: never;
  passengerRemoved: never;
  unknownBooking: never;
  notAllowed: never;
  otherReason: never;
  nowhere: never;
  review: never;
  reviewNamed: 'said';
  reviewFailed: never;
};

export const issuesTexts = defineTexts<Texts>('manifest/attendance/issues/lazy', {
  fetch: async (locale) => ({ 'manifest/attendance/issues/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/attendance/issues/lazy': source } },
});
