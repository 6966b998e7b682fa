// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  failed: never;
  nobody: never;
  person: never;
  position: never;
  papers: never;
  free: never;
  paper: 'competency' | 'date' | 'number';
  paperForever: 'competency' | 'number';
  ownWord: never;
  exception: never;
  printedAt: 'moment';
};

export const boatCrewTexts = defineTexts<Texts>('crew/lazy/boat-crew', {
  fetch: async (locale) => ({ 'crew/lazy/boat-crew': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/lazy/boat-crew': source } },
});
