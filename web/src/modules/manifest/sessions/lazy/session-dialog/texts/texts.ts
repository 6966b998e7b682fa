// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  noBoat: never;
  aboardOf: 'aboard' | 'total';
  absentOf: 'n';
  sessionLoading: never;
  sessionFailed: never;
  sessionMissing: never;
  listOf: 'product' | 'time';
  bulk: never;
  confirmAll: never;
  waiting: 'count';
  allSettled: never;
  seat: never;
  passenger: never;
  fare: never;
  standard: never;
  phone: never;
  requirements: never;
  checkin: never;
  partyIn: 'n';
  checkinOf: 'name' | 'seat';
  cancelOf: 'name' | 'seat';
  checkedInAt: 'time';
  noShow: never;
  pending: never;
  companion: 'n';
  bookedBy: 'name';
  doneCheckedIn: never;
  doneCancelled: never;
  manyCheckedIn: 'count';
  manyCancelled: 'count';
  undo: never;
  undone: never;
  checkinFailed: never;
  refusedCancelled: never;
  refusedRemoved: never;
  refusedUnknown: never;
  refusedOther: never;
  queued: never;
  manyQueued: 'count';
  queuedText: never;
  loose: never;
  looseText: never;
  manyLoose: 'count';
  refusedRight: never;
  unsent: never;
};

export const sessionDialogTexts = defineTexts<Texts>('manifest/sessions/lazy/session-dialog', {
  fetch: async (locale) => ({ 'manifest/sessions/lazy/session-dialog': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/sessions/lazy/session-dialog': source } },
});
