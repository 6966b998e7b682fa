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

export const seasonsTexts = defineTexts<Texts>('pricing/lazy/seasons', {
  fetch: async (locale) => ({ 'pricing/lazy/seasons': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/seasons': source } },
});
