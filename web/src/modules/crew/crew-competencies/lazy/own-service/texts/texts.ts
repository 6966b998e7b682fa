// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loadFailed: never;
  none: never;
  noneText: never;
};

export const ownServiceTexts = defineTexts<Texts>('crew/crew-competencies/lazy/own-service', {
  fetch: async (locale) => ({ 'crew/crew-competencies/lazy/own-service': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-competencies/lazy/own-service': source } },
});
