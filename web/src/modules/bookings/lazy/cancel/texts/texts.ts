// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  sessionTitle: never;
  sessionText: 'name';
  affected: 'count';
  loading: never;
  loadFailed: never;
  paid: 'amount';
  call: 'name';
  whatsApp: 'name';
  noPhone: never;
  reasonHint: never;
  bookingReasonHint: never;
  needReason: never;
  keepSession: never;
  cancelSession: never;
  cancelBoth: 'count';
  sessionDone: never;
  aboard: 'count';
  arrived: 'names';
  changed: never;
  holdTitle: 'name';
  release: never;
  keepHold: never;
  bookingTitle: 'name';
  bookingText: 'code' | 'count';
  keepBooking: never;
  cancelBooking: never;
  bookingDone: 'code';
  bookingChanged: never;
  letter: 'email';
  released: 'code';
  paidSoFar: never;
  fee: never;
  stays: never;
  goesBack: never;
  ownFault: never;
  withdrawal: 'when';
  byPolicy: 'name';
  noPolicy: never;
  cheaperUntil: 'amount' | 'when';
  previewFailed: never;
  waive: never;
  backAs: never;
  asMoney: never;
  asCredit: never;
  onlyCredit: never;
};

export const cancelTexts = defineTexts<Texts>('bookings/lazy/cancel', {
  fetch: async (locale) => ({ 'bookings/lazy/cancel': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/cancel': source } },
});
