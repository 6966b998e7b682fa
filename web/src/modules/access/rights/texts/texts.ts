// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  others: never;
  'action.read': never;
  'action.create': never;
  'action.update': never;
  'action.delete': never;
  'resource.attendance': never;
  'resource.passenger-health': never;
  'resource.departure-override': never;
  'resource.booking-payments': never;
  'resource.analytics': never;
  'resource.monitoring': never;
  'resource.saas': never;
  'resource.admin-role-competency-matrix': never;
};

export const rightsTexts = defineTexts<Texts>('access/rights', {
  fetch: async (locale) => ({ 'access/rights': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/rights': source } },
});
