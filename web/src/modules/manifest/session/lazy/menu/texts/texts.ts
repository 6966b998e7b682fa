// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  print: never;
  printDay: never;
  csv: never;
  json: never;
  sun: never;
  leftHanded: never;
  failed: never;
  failedText: never;
};

export const menuTexts = defineTexts<Texts>('manifest/session/lazy/menu', {
  fetch: async (locale) => ({ 'manifest/session/lazy/menu': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/session/lazy/menu': source } },
});
