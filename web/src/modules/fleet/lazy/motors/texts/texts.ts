// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  fleet: never;
};

export const motorsTexts = defineTexts<Texts>('fleet/lazy/motors', {
  fetch: async (locale) => ({ 'fleet/lazy/motors': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/lazy/motors': source } },
});
