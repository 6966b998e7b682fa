// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
};

export const pastTexts = defineTexts<Texts>('leads/leads/lazy/past', {
  fetch: async (locale) => ({ 'leads/leads/lazy/past': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/past': source } },
});
