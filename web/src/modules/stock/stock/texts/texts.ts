// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  tilesFailed: never;
  items: never;
  below: never;
  value: never;
  flow: never;
  in: 'amount';
  out: 'amount';
  move: never;
  count: never;
  places: never;
  sheet: never;
  inOf: 'name';
  outOf: 'name';
};

export const stockTexts = defineTexts<Texts>('stock/stock', {
  fetch: async (locale) => ({ 'stock/stock': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'stock/stock': source } },
});
