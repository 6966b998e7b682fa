// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  actionsOf: 'company';
  openCompany: never;
  to_new: never;
  to_contacted: never;
  to_opened: never;
  to_refused: never;
  moveTitle: 'company' | 'to';
  moved: 'company';
};

export const saasRequestsTexts = defineTexts<Texts>('tenancy/saas-requests', {
  fetch: async (locale) => ({ 'tenancy/saas-requests': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/saas-requests': source } },
});
