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
  loose: never;
  looseCount: 'count';
  looseText: never;
  sendNow: never;
  gotIt: never;
  gotItOf: 'name';
  empty: never;
  emptyText: never;
  more: 'count';
  reasonOther: 'reason';
};

export const outboxTexts = defineTexts<Texts>('kit/outbox/lazy', {
  fetch: async (locale) => ({ 'kit/outbox/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/outbox/lazy': source } },
});
