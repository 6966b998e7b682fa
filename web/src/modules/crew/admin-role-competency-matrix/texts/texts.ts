// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  parts: never;
  'tab.matrix': never;
  'tab.catalogue': never;
  loading: never;
};

export const adminRoleCompetencyMatrixTexts = defineTexts<Texts>('crew/admin-role-competency-matrix', {
  fetch: async (locale) => ({ 'crew/admin-role-competency-matrix': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/admin-role-competency-matrix': source } },
});
