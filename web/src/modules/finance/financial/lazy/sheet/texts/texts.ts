// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  columns: never;
  choose: never;
  file: never;
  tooLarge: never;
  look: never;
  take: never;
  looked: 'count' | 'payable' | 'receivable';
  taken: 'count';
  refused: never;
  row: 'fault' | 'row';
  more: 'count';
  ask: 'cells' | 'column';
  readingOf: 'column';
  chooseReading: never;
  reading_comma: never;
  reading_point: never;
  reading_day: never;
  reading_month: never;
};

export const sheetTexts = defineTexts<Texts>('finance/financial/lazy/sheet', {
  fetch: async (locale) => ({ 'finance/financial/lazy/sheet': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/financial/lazy/sheet': source } },
});
