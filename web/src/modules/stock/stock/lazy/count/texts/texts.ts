// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  place: never;
  noPlaces: never;
  loadFailed: never;
  code: never;
  read: never;
  stopReading: never;
  aim: never;
  unknown: 'text';
  found: never;
  moreFound: 'count';
  counted: never;
  howMany: never;
  other: never;
  add: never;
  list: never;
  nothingYet: never;
  against: 'counted' | 'expected';
  same: never;
  remove: 'name';
  post: 'count';
  posted: never;
  differences: 'count';
  leaveText: never;
  print: never;
  printedAt: 'moment';
};

export const countTexts = defineTexts<Texts>('stock/stock/lazy/count', {
  fetch: async (locale) => ({ 'stock/stock/lazy/count': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'stock/stock/lazy/count': source } },
});
