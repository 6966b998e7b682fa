// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  bookOf: never;
  reversal: never;
  printedAt: 'when';
  sum: never;
};

export const bookTexts = defineTexts<Texts>('maintenance/lazy/book', {
  fetch: async (locale) => ({ 'maintenance/lazy/book': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/lazy/book': source } },
});
