// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  queuedCount: 'count';
  queuedPayments: 'count';
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
  reasonCancelled: never;
  reasonRemoved: never;
  reasonUnknown: never;
  reasonRight: never;
  reasonAboveOwed: never;
  reasonOtherDay: never;
  reasonNoCollecting: never;
};

export const outboxTexts = defineTexts<Texts>('manifest/attendance/outbox/lazy', {
  fetch: async (locale) => ({ 'manifest/attendance/outbox/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/attendance/outbox/lazy': source } },
});
