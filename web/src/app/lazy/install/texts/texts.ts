// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  installNotice: never;
  installCrew: never;
  iosHint: never;
  install: never;
};

export const installTexts = defineTexts<Texts>('app/lazy/install', {
  fetch: async (locale) => ({ 'app/lazy/install': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/install': source } },
});
