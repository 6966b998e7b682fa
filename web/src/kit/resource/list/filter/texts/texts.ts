// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  search: never;
  clearAll: never;
  andMore: 'count' | 'names';
  sortBy: never;
  ascending: 'name';
  descending: 'name';
  showRows: 'count';
  from: never;
  to: never;
  between: 'from' | 'to';
  fromOn: 'from';
  upTo: 'to';
  today: never;
  lastDays: 'days';
  thisMonth: never;
};

export const filterTexts = defineTexts<Texts>('kit/resource/list/filter', {
  fetch: async (locale) => ({ 'kit/resource/list/filter': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/list/filter': source } },
});
