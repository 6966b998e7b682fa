// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  text: never;
  search: never;
  searchHint: never;
  language: never;
  noneOwn: never;
  noneFound: never;
  shown: 'shown' | 'total';
  product: 'said';
  fillsIn: 'names';
  words: never;
  'form.zero': never;
  'form.one': never;
  'form.two': never;
  'form.few': never;
  'form.many': never;
  'form.other': never;
  original: never;
  seeInPlace: never;
  saved: never;
  saveFailed: never;
  stale: never;
  out: never;
  in: never;
  taken: 'count';
  refused: 'count';
  refusedLine: 'reason' | 'row';
  saveRefused: never;
  reason: never;
  'fault.unknown-key': never;
  'fault.unknown-language': never;
  'fault.closed': never;
  'fault.required': never;
  'fault.too-large': never;
  'fault.marks': never;
  'fault.markup': never;
  'fault.other-names': never;
  'fault.form-missing': never;
  'fault.twice': never;
};

export const ownWordsTexts = defineTexts<Texts>('tenancy/own-words', {
  fetch: async (locale) => ({ 'tenancy/own-words': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/own-words': source } },
});
