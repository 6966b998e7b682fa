// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loadingHistory: never;
  historyFailed: never;
  noHistory: never;
  older: never;
  system: never;
  became: never;
  erasedValue: never;
  picture: never;
  file: never;
  pictureGone: never;
  fileGone: never;
  filesAdded: never;
  filesRemoved: never;
  filesReordered: never;
  stepCreated: never;
  stepDeleted: never;
  stepRestored: never;
  stepUpdated: never;
  stepMerged: never;
  stepErased: never;
};

export const historyTexts = defineTexts<Texts>('kit/resource/record/history', {
  fetch: async (locale) => ({ 'kit/resource/record/history': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/record/history': source } },
});
