// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  usesAndMerge: never;
  search: never;
  loadFailed: never;
  none: never;
  mine: never;
  other: never;
  empty: never;
  equal: never;
  since: 'date';
  merge: never;
  mergeWith: 'name';
  merged: never;
  mergeFailed: never;
  separateFailed: never;
  stale: never;
  gone: never;
  tooManyTags: 'count' | 'maximum';
};

export const mergeTexts = defineTexts<Texts>('kit/resource/merge', {
  fetch: async (locale) => ({ 'kit/resource/merge': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/merge': source } },
});
