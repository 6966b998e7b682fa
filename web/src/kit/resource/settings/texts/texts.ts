// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loadFailed: never;
  saved: never;
  saveFailed: never;
  stale: never;
  mayNotDecide: never;
  all: never;
};

export const settingsTexts = defineTexts<Texts>('kit/resource/settings', {
  fetch: async (locale) => ({ 'kit/resource/settings': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/settings': source } },
});
