// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  note: never;
  fares: never;
  empty: never;
  loadFailed: never;
  steps: never;
};

export const priceMonthTexts = defineTexts<Texts>('pricing/lazy/price-month', {
  fetch: async (locale) => ({ 'pricing/lazy/price-month': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/price-month': source } },
});
