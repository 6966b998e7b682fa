// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  way: never;
  out: never;
  in: never;
  transfer: never;
  outSubmit: never;
  inSubmit: never;
  transferSubmit: never;
  outDone: never;
  inDone: never;
  transferDone: never;
  item: never;
  refHint: never;
  noPlaces: never;
  short: 'amount' | 'place';
  takenBy: 'amount' | 'moment' | 'name';
  taken: 'amount' | 'moment';
};

export const moveTexts = defineTexts<Texts>('stock/stock/lazy/move', {
  fetch: async (locale) => ({ 'stock/stock/lazy/move': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'stock/stock/lazy/move': source } },
});
