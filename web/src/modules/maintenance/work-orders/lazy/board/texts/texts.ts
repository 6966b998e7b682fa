// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  howTo: never;
  taken: 'name';
  over: 'status';
  overClosed: 'status';
  left: never;
  noWay: 'from' | 'to';
  loading: never;
  empty: never;
  more: never;
  drag: 'name';
  moveOf: 'name';
  fold: 'status';
  unfold: 'status';
  needed: never;
};

export const boardTexts = defineTexts<Texts>('maintenance/work-orders/lazy/board', {
  fetch: async (locale) => ({ 'maintenance/work-orders/lazy/board': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders/lazy/board': source } },
});
