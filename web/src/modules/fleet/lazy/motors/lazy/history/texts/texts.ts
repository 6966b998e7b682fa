// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: 'name';
  text: 'most';
  choose: never;
  empty: never;
  tooMany: 'most';
  checkFailed: never;
  failed: never;
  accepted: 'count';
  repeated: 'count';
  review: 'count';
  lineOf: 'hours' | 'line' | 'when';
  unread: 'lines';
  run: never;
  done: 'count';
};

export const historyTexts = defineTexts<Texts>('fleet/lazy/motors/lazy/history', {
  fetch: async (locale) => ({ 'fleet/lazy/motors/lazy/history': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/lazy/motors/lazy/history': source } },
});
