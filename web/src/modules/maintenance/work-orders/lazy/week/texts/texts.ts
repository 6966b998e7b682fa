// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  day: never;
  dayHint: never;
  failed: never;
  heading: 'from' | 'to';
  undated: never;
  nothing: never;
  done: never;
  printedAt: 'when';
};

export const weekTexts = defineTexts<Texts>('maintenance/work-orders/lazy/week', {
  fetch: async (locale) => ({ 'maintenance/work-orders/lazy/week': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders/lazy/week': source } },
});
