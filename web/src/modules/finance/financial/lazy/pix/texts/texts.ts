// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  image: 'amount' | 'name';
  copy: never;
  copied: never;
  notCopied: never;
  noKey: 'name';
};

export const pixTexts = defineTexts<Texts>('finance/financial/lazy/pix', {
  fetch: async (locale) => ({ 'finance/financial/lazy/pix': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/financial/lazy/pix': source } },
});
