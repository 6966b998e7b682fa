// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: 'name';
  submit: never;
  done: never;
  nextHours: 'hours';
  nextDay: 'date';
  parts: never;
  from: never;
  whichPlace: never;
  short: 'available' | 'item' | 'location';
  first: 'date' | 'name';
  checks: never;
  within: 'least' | 'most';
  atLeast: 'least';
  atMost: 'most';
};

export const serviceTexts = defineTexts<Texts>('maintenance/maintenance-tasks/lazy/service', {
  fetch: async (locale) => ({ 'maintenance/maintenance-tasks/lazy/service': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/maintenance-tasks/lazy/service': source } },
});
