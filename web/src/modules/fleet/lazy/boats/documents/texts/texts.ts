// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  print: never;
  on: never;
  openCalendar: never;
  outOfDate: 'count' | 'date' | 'kinds';
  expiredMark: 'count';
  expired: 'count';
  expiresToday: never;
  soon: 'count';
  valid: 'date';
  forever: never;
  dossier: never;
  state: never;
  printedAt: 'moment';
  noPapers: never;
};

export const documentsTexts = defineTexts<Texts>('fleet/lazy/boats/documents', {
  fetch: async (locale) => ({ 'fleet/lazy/boats/documents': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/lazy/boats/documents': source } },
});
