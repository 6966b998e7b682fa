// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  uses: 'customers' | 'leads';
  text: never;
};

export const tagsTexts = defineTexts<Texts>('sales/tags', {
  fetch: async (locale) => ({ 'sales/tags': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'sales/tags': source } },
});
