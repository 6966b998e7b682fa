// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  nobodyNamed: 'typed';
  nobodyFiltered: never;
  nobodyYet: never;
  hiddenHere: 'names';
  elsewhere: never;
};

export const searchTexts = defineTexts<Texts>('manifest/search/lazy', {
  fetch: async (locale) => ({ 'manifest/search/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/search/lazy': source } },
});
