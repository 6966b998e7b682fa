// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  on: 'company' | 'date';
  papers: never;
  none: never;
  noneText: never;
  number: 'number';
  until: 'date';
  forever: never;
  front: 'paper';
  back: 'paper';
};

export const inspectionTexts = defineTexts<Texts>('crew/crew-competencies/lazy/inspection', {
  fetch: async (locale) => ({ 'crew/crew-competencies/lazy/inspection': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-competencies/lazy/inspection': source } },
});
