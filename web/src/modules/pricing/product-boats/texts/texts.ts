// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  matrix: never;
  rows: never;
};

export const productBoatsTexts = defineTexts<Texts>('pricing/product-boats', {
  fetch: async (locale) => ({ 'pricing/product-boats': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/product-boats': source } },
});
