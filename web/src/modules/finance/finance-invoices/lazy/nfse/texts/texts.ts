// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  integration: never;
  month: never;
  monthText: never;
  save: never;
  notSaved: never;
  back: never;
  columns: never;
  choose: never;
  file: never;
  tooLarge: never;
  look: never;
  take: never;
  refused: never;
  row: 'fault' | 'row';
  ask: 'cells' | 'column';
  readingOf: 'column';
  chooseReading: never;
  reading_day: never;
  reading_month: never;
  looked: 'count' | 'empty' | 'same';
  taken: 'count';
  more: 'count';
};

export const nfseTexts = defineTexts<Texts>('finance/finance-invoices/lazy/nfse', {
  fetch: async (locale) => ({ 'finance/finance-invoices/lazy/nfse': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/finance-invoices/lazy/nfse': source } },
});
