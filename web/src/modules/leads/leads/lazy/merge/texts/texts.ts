// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: 'name';
  search: never;
  likely: never;
  found: never;
  loading: never;
  loadFailed: never;
  none: never;
  nothingFound: never;
  sharesPhone: never;
  sharesEmail: never;
  sharesName: never;
  compare: never;
  compareWith: 'name';
  since: 'date';
  choose: never;
  undoable: never;
  unitedWith: never;
  unitedBy: 'date' | 'name';
  separate: never;
  separateFrom: 'name';
  changedSince: never;
  separated: never;
  separateFailed: never;
};

export const mergeTexts = defineTexts<Texts>('leads/leads/lazy/merge', {
  fetch: async (locale) => ({ 'leads/leads/lazy/merge': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/merge': source } },
});
