// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  publish: never;
  publishTitle: 'number';
  publishText: never;
  published: 'number';
  checksFailed: never;
  whole: never;
  notYet: never;
  same: never;
  differences: never;
  'kind.added': 'cell';
  'kind.removed': 'cell';
  'kind.changed': 'cell';
  from: 'is' | 'label' | 'was';
  is: 'is' | 'label';
  'fault.uncovered': 'count' | 'first';
  'fault.tie': 'cells';
  'fault.unknown': 'cell';
  'fault.empty-group': 'cell';
};

export const versionsTexts = defineTexts<Texts>('crew/admin-role-competency-matrix/lazy/versions', {
  fetch: async (locale) => ({ 'crew/admin-role-competency-matrix/lazy/versions': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/admin-role-competency-matrix/lazy/versions': source } },
});
