// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'state.ok': never;
  'state.soon': never;
  'state.due': never;
  'state.overdue': never;
  paused: never;
  unknown: never;
  hoursLeft: 'hours';
  hoursOver: 'hours';
  daysLeft: 'count';
  daysOver: 'count';
  note: never;
  noteOf: 'name';
  views: never;
  plans: never;
  forecast: never;
  forecastText: never;
  forecastLoading: never;
  starters: never;
  noPlans: never;
  openOrder: never;
  openOrderOf: 'name';
  orderOpened: 'code';
  orderFailed: never;
};

export const maintenanceTasksTexts = defineTexts<Texts>('maintenance/maintenance-tasks', {
  fetch: async (locale) => ({ 'maintenance/maintenance-tasks': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/maintenance-tasks': source } },
});
