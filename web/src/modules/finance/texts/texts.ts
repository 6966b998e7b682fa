// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  chooseAccount: never;
};

export const financeTexts = defineTexts<Texts>('finance', {
  fetch: async (locale) => ({ 'finance': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance': source } },
});
