// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  about: never;
  loading: never;
  loadFailed: never;
  none: never;
  noneText: never;
  rules: never;
  allRules: 'all';
  new: never;
  changed: never;
  removed: never;
  off: never;
  ends: never;
  facts: never;
  touched: 'count' | 'unchanged';
  rise: 'after' | 'before' | 'date' | 'what';
  fall: 'after' | 'before' | 'date' | 'what';
  held: 'count';
  floors: 'count';
  floor: 'count' | 'date' | 'floor' | 'price' | 'what';
  allFares: 'all';
  allDays: never;
  prices: 'name';
  day: never;
  publish: 'count';
  done: 'count';
  failed: never;
  stale: 'count';
  staleRules: never;
  was: 'rule';
  isNow: 'rule';
  nothingLeft: never;
  staleSeason: never;
  reading: never;
  readingFailed: never;
  showNew: never;
};

export const publishTexts = defineTexts<Texts>('pricing/lazy/publish', {
  fetch: async (locale) => ({ 'pricing/lazy/publish': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/publish': source } },
});
