// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  searchPartner: never;
  noPartner: never;
  clearPartner: never;
};

export const personTexts = defineTexts<Texts>('access/person', {
  fetch: async (locale) => ({ 'access/person': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/person': source } },
});
