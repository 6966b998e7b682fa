// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  chosen: 'count' | 'name';
  noOption: never;
};

export const severalTexts = defineTexts<Texts>('kit/list/filter/several', {
  fetch: async (locale) => ({ 'kit/list/filter/several': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/filter/several': source } },
});
