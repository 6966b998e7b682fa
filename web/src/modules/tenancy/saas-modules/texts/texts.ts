// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  loading: never;
  loadFailed: never;
  always: never;
  companies: 'count';
  opens: 'count';
  needs: 'modules';
  neededBy: 'modules';
  closed: 'path';
  switch: never;
  switchNamed: 'module';
  switchText: never;
  switchFailed: never;
  turnOn: never;
  turnOff: never;
  asksPeople: 'count';
  asksDepartures: 'count';
  asks: 'company' | 'uses';
  asksFailed: never;
  turnOffAnyway: never;
  comesAlong: 'modules';
  staysWhileNeeded: 'modules';
  search: never;
  companiesFailed: never;
  noCompany: never;
  has: never;
  hasNot: never;
  result_done: never;
  result_unchanged: never;
  result_needs: 'modules';
  result_needed: 'modules';
  result_gone: never;
};

export const saasModulesTexts = defineTexts<Texts>('tenancy/saas-modules', {
  fetch: async (locale) => ({ 'tenancy/saas-modules': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/saas-modules': source } },
});
