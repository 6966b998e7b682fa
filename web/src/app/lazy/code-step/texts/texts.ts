// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  confirm: never;
};

export const codeStepTexts = defineTexts<Texts>('app/lazy/code-step', {
  fetch: async (locale) => ({ 'app/lazy/code-step': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/code-step': source } },
});
