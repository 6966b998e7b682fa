// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  statement: never;
  loading: never;
  loadFailed: never;
  none: never;
  noneText: never;
  departure: never;
  departureAt: 'product' | 'time';
  people: never;
  margin: never;
  perPerson: never;
};

export const resultsOfDayTexts = defineTexts<Texts>('finance/lazy/results-of-day', {
  fetch: async (locale) => ({ 'finance/lazy/results-of-day': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/lazy/results-of-day': source } },
});
