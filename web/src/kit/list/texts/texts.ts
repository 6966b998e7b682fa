// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  clearSearch: never;
  clearFilters: never;
  filtersCount: 'n';
  filtersInForce: never;
  removeFilter: 'name';
  showResults: never;
  stale: 'time';
};

export const listTexts = defineTexts<Texts>('kit/list', {
  fetch: async (locale) => ({ 'kit/list': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list': source } },
});
