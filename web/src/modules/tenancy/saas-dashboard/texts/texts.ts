// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  loading: never;
  loadFailed: never;
  states: never;
  looks: never;
  'look_first-access': never;
  look_trial: never;
  look_silent: never;
  look_mails: never;
  newRequests: never;
  checkIns: never;
  trailAlarms: never;
  opened: never;
  stopped: never;
  month: never;
  companies: 'count';
  noneInYear: never;
  inYear: 'companies';
  translations: never;
};

export const saasDashboardTexts = defineTexts<Texts>('tenancy/saas-dashboard', {
  fetch: async (locale) => ({ 'tenancy/saas-dashboard': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/saas-dashboard': source } },
});
