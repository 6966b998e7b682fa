// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  firstSteps: never;
};

export const personTexts = defineTexts<Texts>('app/lazy/person', {
  fetch: async (locale) => ({ 'app/lazy/person': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/person': source } },
});
