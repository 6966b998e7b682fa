// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  nextRow: never;
  previousRow: never;
  total: never;
  totalOf: 'name';
  moreThan: 'value';
  noRoom: 'names';
};

export const tableTexts = defineTexts<Texts>('kit/list/table', {
  fetch: async (locale) => ({ 'kit/list/table': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/table': source } },
});
