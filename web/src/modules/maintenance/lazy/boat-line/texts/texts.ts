// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  open: never;
};

export const boatLineTexts = defineTexts<Texts>('maintenance/lazy/boat-line', {
  fetch: async (locale) => ({ 'maintenance/lazy/boat-line': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/lazy/boat-line': source } },
});
