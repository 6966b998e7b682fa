// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  about: 'from' | 'to';
  csv: never;
  loadFailed: never;
  empty: never;
  product: never;
  fare: never;
  usual: never;
  usualOnly: never;
  lowest: never;
  highest: never;
  span: 'highest' | 'lowest';
  none: never;
  printedAt: 'moment';
  filter: never;
  noneFound: never;
  csvName: never;
};

export const priceListTexts = defineTexts<Texts>('pricing/lazy/price-list', {
  fetch: async (locale) => ({ 'pricing/lazy/price-list': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/price-list': source } },
});
