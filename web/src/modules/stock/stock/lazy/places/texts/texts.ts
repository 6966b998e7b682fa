// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  add: never;
  none: never;
  failed: never;
};

export const placesTexts = defineTexts<Texts>('stock/stock/lazy/places', {
  fetch: async (locale) => ({ 'stock/stock/lazy/places': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'stock/stock/lazy/places': source } },
});
