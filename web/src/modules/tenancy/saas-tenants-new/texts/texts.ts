// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  steps: never;
  step_company: never;
  step_brand: never;
  step_plan: never;
  step_administrator: never;
  step_check: never;
  goOn: never;
  slugHint: never;
  slugFree: 'slug';
  slugProposals: never;
  sameTaxId: 'names';
  brandText: never;
  modules: never;
  added: never;
  leftOut: never;
  taxId: never;
  plan: never;
  trial: never;
  days: 'count';
  checkText: never;
  open: never;
  opened: 'name';
  emailInUse: never;
  step_start: never;
  starterText: never;
  starter: never;
};

export const saasTenantsNewTexts = defineTexts<Texts>('tenancy/saas-tenants-new', {
  fetch: async (locale) => ({ 'tenancy/saas-tenants-new': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/saas-tenants-new': source } },
});
