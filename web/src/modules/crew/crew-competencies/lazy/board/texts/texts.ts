// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  person: never;
  'look.good': never;
  'look.soon': never;
  'look.early': never;
  'look.unchecked': never;
  'look.expired': never;
  'look.refused': never;
};

export const boardTexts = defineTexts<Texts>('crew/crew-competencies/lazy/board', {
  fetch: async (locale) => ({ 'crew/crew-competencies/lazy/board': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-competencies/lazy/board': source } },
});
