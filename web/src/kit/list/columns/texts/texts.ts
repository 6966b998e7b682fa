// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  display: never;
  density: never;
  comfortable: never;
  compact: never;
  columns: never;
  resetColumns: never;
  moveUp: 'name';
  moveDown: 'name';
};

export const columnsTexts = defineTexts<Texts>('kit/list/columns', {
  fetch: async (locale) => ({ 'kit/list/columns': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/columns': source } },
});
