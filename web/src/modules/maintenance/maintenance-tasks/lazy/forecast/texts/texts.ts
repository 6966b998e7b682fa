// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loadFailed: never;
  none: never;
  noneText: never;
  late: never;
  week: 'from' | 'to';
  ashore: never;
  foreseen: never;
  sold: 'count' | 'day';
  collides: never;
  undated: 'count';
  more: never;
};

export const forecastTexts = defineTexts<Texts>('maintenance/maintenance-tasks/lazy/forecast', {
  fetch: async (locale) => ({ 'maintenance/maintenance-tasks/lazy/forecast': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/maintenance-tasks/lazy/forecast': source } },
});
