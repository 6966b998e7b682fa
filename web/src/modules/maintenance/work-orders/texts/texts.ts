// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  shows: never;
  table: never;
  board: never;
  asBoard: never;
  asList: never;
  printWeek: never;
  partsThere: never;
  lacking: 'count';
  panels: never;
  'panel.standing': never;
  'panel.checks': never;
  'panel.parts': never;
  'panel.costs': never;
  'panel.comments': never;
};

export const workOrdersTexts = defineTexts<Texts>('maintenance/work-orders', {
  fetch: async (locale) => ({ 'maintenance/work-orders': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders': source } },
});
