// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  online: never;
  waiting: never;
  mayClose: never;
  sending: never;
  queued: never;
  queuedCount: 'count';
  queuedPayments: 'count';
  loose: never;
  looseCount: 'count';
  looseText: never;
  refused: never;
  refusedText: never;
  pending: never;
  checkedIn: never;
  noShow: never;
  markedAt: 'time';
  paymentOf: 'amount';
  refusedPayments: never;
  refusedPaymentsText: never;
  takenAt: 'time';
  people: 'count';
  sendNow: never;
  gotIt: never;
  gotItOf: 'name';
  empty: never;
  emptyText: never;
  more: 'count';
  reasonCancelled: never;
  reasonRemoved: never;
  reasonUnknown: never;
  reasonRight: never;
  reasonAboveOwed: never;
  reasonOtherDay: never;
  reasonNoCollecting: never;
  reasonOther: 'reason';
};

export const outboxTexts = defineTexts<Texts>('manifest/attendance/outbox/lazy', {
  fetch: async (locale) => ({ 'manifest/attendance/outbox/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/attendance/outbox/lazy': source } },
});
