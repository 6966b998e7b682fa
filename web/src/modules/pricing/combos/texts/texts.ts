// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  total: never;
  sum: never;
  saved: 'amount';
  dearer: 'amount';
  shares: never;
  item: never;
  table: never;
  share: never;
  line: 'fare' | 'quantity';
  optional: never;
  later: 'count';
  unpriced: never;
  open: never;
};

export const combosTexts = defineTexts<Texts>('pricing/combos', {
  fetch: async (locale) => ({ 'pricing/combos': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/combos': source } },
});
