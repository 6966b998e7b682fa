// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  new: never;
  actionsOf: 'name';
  loadFailed: never;
  suspension: never;
  suspensionTitle: 'name';
  suspensionText: never;
  suspensionDone: 'name';
  archival: never;
  archivalTitle: 'name';
  archivalText: never;
  archivalDone: 'name';
  typeAddress: 'subdomain';
  reactivation: never;
  reactivationTitle: 'name';
  reactivationText: never;
  reactivationDone: 'name';
  undo: never;
  undoTitle: 'name';
  undoText: never;
  undoDone: 'name';
  undoFailed: never;
  undoTooLate: never;
  password: never;
  passwordWrong: never;
  requests: never;
};

export const saasTenantsTexts = defineTexts<Texts>('tenancy/saas-tenants', {
  fetch: async (locale) => ({ 'tenancy/saas-tenants': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/saas-tenants': source } },
});
