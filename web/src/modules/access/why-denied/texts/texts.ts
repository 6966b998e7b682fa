// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  because: never;
  failed: never;
  closedPage: never;
};

export const whyDeniedTexts = defineTexts<Texts>('access/why-denied', {
  fetch: async (locale) => ({ 'access/why-denied': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/why-denied': source } },
});
