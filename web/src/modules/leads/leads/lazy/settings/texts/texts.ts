// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  description: never;
};

export const settingsTexts = defineTexts<Texts>('leads/leads/lazy/settings', {
  fetch: async (locale) => ({ 'leads/leads/lazy/settings': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/settings': source } },
});
