// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
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
  sessionFailed: never;
  aboard: 'count';
  arrived: 'names';
  changed: never;
  holdTitle: 'name';
  release: never;
  keepHold: never;
  bookingTitle: 'name';
  bookingText: 'code' | 'count';
  paidStays: 'amount';
  keepBooking: never;
  cancelBooking: never;
  bookingDone: 'code';
  bookingFailed: never;
  bookingChanged: never;
};

export const cancelTexts = defineTexts<Texts>('bookings/cancel', {
  fetch: async (locale) => ({ 'bookings/cancel': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/cancel': source } },
});
