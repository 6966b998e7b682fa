// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  tooLarge: never;
  take: 'count';
  result: never;
  found: 'cells' | 'refused';
  refused: never;
  cells: never;
  row: 'faults' | 'row';
};

export const sheetTexts = defineTexts<Texts>('crew/admin-role-competency-matrix/lazy/sheet', {
  fetch: async (locale) => ({ 'crew/admin-role-competency-matrix/lazy/sheet': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/admin-role-competency-matrix/lazy/sheet': source } },
});
