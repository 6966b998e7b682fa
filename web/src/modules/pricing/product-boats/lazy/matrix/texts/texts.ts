// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  name: never;
  product: never;
  loading: never;
  loadFailed: never;
  none: never;
  noneText: never;
  howTo: never;
  places: 'count';
  priorityOf: 'boat' | 'product';
  placesOf: 'boat' | 'product';
  all: never;
  failed: 'boat' | 'product';
  removed: 'boat' | 'product';
};

export const matrixTexts = defineTexts<Texts>('pricing/product-boats/lazy/matrix', {
  fetch: async (locale) => ({ 'pricing/product-boats/lazy/matrix': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/product-boats/lazy/matrix': source } },
});
