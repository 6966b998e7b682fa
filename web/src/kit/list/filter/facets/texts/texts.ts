// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  more: 'count';
};

export const facetsTexts = defineTexts<Texts>('kit/list/filter/facets', {
  fetch: async (locale) => ({ 'kit/list/filter/facets': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/filter/facets': source } },
});
