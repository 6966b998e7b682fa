// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  choose: never;
  file: never;
  columns: never;
  tooLarge: never;
  save: never;
  take: never;
  taken: 'count';
  standing: 'count' | 'rows';
  refused: never;
  row: 'fault' | 'row';
  more: 'count';
};

export const sheetTexts = defineTexts<Texts>('stock/stock/lazy/sheet', {
  fetch: async (locale) => ({ 'stock/stock/lazy/sheet': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'stock/stock/lazy/sheet': source } },
});
