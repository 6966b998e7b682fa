// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  asTable: 'title';
  file: 'title';
};

export const chartTexts = defineTexts<Texts>('kit/chart', {
  fetch: async (locale) => ({ 'kit/chart': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/chart': source } },
});
