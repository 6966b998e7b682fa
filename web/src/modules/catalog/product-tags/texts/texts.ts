// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  uses: 'companies' | 'products';
  text: never;
};

export const productTagsTexts = defineTexts<Texts>('catalog/product-tags', {
  fetch: async (locale) => ({ 'catalog/product-tags': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'catalog/product-tags': source } },
});
