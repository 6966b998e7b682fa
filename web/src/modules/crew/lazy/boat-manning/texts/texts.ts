// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  whoMayHere: never;
  ask: never;
  askText: never;
};

export const boatManningTexts = defineTexts<Texts>('crew/lazy/boat-manning', {
  fetch: async (locale) => ({ 'crew/lazy/boat-manning': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/lazy/boat-manning': source } },
});
