// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  loadFailed: never;
  free: 'boat';
  kept: 'boat';
  'because.maintenance': never;
  'because.inactive': never;
  'because.plan': 'date' | 'title';
  'because.paper': 'date' | 'title';
  'because.stop': 'title' | 'until';
  'because.open': 'title';
  kinds: never;
  'kind.stop': never;
  'kind.order': never;
  'kind.plan': never;
  'kind.log': never;
  'kind.paper': never;
  'kind.fuel': never;
  'kind.occurrence': never;
  'plan.ok': never;
  'plan.soon': never;
  'plan.due': never;
  'plan.overdue': never;
  'paper.valid': never;
  'paper.soon': never;
  'paper.expired': never;
  foreseen: never;
  noEnd: never;
  line: never;
  what: never;
  earlier: never;
  later: never;
  atToday: never;
  fromToday: never;
  before: never;
  none: never;
  noneText: never;
  noneChosen: never;
  month: never;
  hours: never;
  hoursSaid: 'sum';
  cost: never;
  costSaid: 'sum';
  print: never;
  printFailed: never;
  newOrder: never;
};

export const boatMaintenanceTexts = defineTexts<Texts>('maintenance/boat-maintenance', {
  fetch: async (locale) => ({ 'maintenance/boat-maintenance': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/boat-maintenance': source } },
});
