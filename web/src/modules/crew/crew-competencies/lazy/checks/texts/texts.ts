// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  waiting: 'count';
  none: never;
  next: never;
  accepted: never;
  refused: never;
  notDone: never;
  reason: never;
  noPicture: never;
  picture: 'person' | 'side';
  keys: never;
};

export const checksTexts = defineTexts<Texts>('crew/crew-competencies/lazy/checks', {
  fetch: async (locale) => ({ 'crew/crew-competencies/lazy/checks': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-competencies/lazy/checks': source } },
});
