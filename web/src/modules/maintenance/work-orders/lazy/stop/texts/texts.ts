// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  note: never;
  loadFailed: never;
  none: never;
  noneText: never;
  more: never;
  nobody: never;
  change: never;
  noBoat: never;
  boatsFor: 'name';
  exchange: never;
  exchangeOf: 'boat' | 'name' | 'stopped';
  exchanged: 'boat' | 'session';
  takenBack: never;
  takeBackFailed: never;
  takeBack: never;
  takeBackOf: 'boat' | 'name';
  exchangedTitle: never;
  notFree: 'boat';
  inSpite: 'by' | 'code' | 'people' | 'reason';
  failed: never;
  'why.boat-gone': never;
  'why.boat-busy': 'from' | 'until' | 'what';
  'why.boat-blocked': 'what';
  'why.papers': 'what';
  'why.plan-overdue': 'what';
  open: 'count';
  solved: 'count';
  parties: 'count';
  people: 'count';
  carries: 'count';
  carriesOnly: 'count';
};

export const stopTexts = defineTexts<Texts>('maintenance/work-orders/lazy/stop', {
  fetch: async (locale) => ({ 'maintenance/work-orders/lazy/stop': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders/lazy/stop': source } },
});
