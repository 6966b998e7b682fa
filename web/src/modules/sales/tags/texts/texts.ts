// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  uses: 'customers' | 'leads';
  text: never;
  search: never;
  loading: never;
  loadFailed: never;
  none: never;
  merge: never;
  mergeWith: 'name';
  merged: never;
  mergeFailed: never;
};

export const tagsTexts = defineTexts<Texts>('sales/tags', {
  fetch: async (locale) => ({ 'sales/tags': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'sales/tags': source } },
});
