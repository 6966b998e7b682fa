// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  menuResults: 'count';
  noMenuResults: never;
};

export const menuSearchTexts = defineTexts<Texts>('app/lazy/menu-search', {
  fetch: async (locale) => ({ 'app/lazy/menu-search': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/menu-search': source } },
});
