// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  alert: never;
  reopens: never;
  reopenedAs: never;
  book: never;
  inBook: never;
  reopen: never;
  reopenTitle: 'code';
  reopenText: never;
  needReason: never;
  reopened: 'code';
  partsThere: never;
  resume: never;
  lacking: 'count';
  wait: never;
  failed: never;
};

export const standingTexts = defineTexts<Texts>('maintenance/work-orders/lazy/standing', {
  fetch: async (locale) => ({ 'maintenance/work-orders/lazy/standing': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders/lazy/standing': source } },
});
