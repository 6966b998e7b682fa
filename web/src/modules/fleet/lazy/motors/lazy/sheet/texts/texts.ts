// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  engine: 'name' | 'position';
  last: 'hours';
  first: never;
  below: 'hours';
  send: 'count';
  sent: 'count';
  review: 'count';
  none: never;
  noneText: never;
  loadFailed: never;
  labels: never;
  codeOf: 'boat';
};

export const sheetTexts = defineTexts<Texts>('fleet/lazy/motors/lazy/sheet', {
  fetch: async (locale) => ({ 'fleet/lazy/motors/lazy/sheet': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/lazy/motors/lazy/sheet': source } },
});
