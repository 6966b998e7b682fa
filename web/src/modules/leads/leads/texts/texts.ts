// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  new: never;
  newAtThumb: never;
  newFirst: never;
  loadFailed: never;
  nothingYet: never;
  nothingYetText: never;
  noun: never;
  passengers: 'count' | 'text';
  adults: 'count';
  children: 'count';
  nobody: never;
  talkOf: 'name';
  chatOf: 'name';
  chat: never;
  edit: 'name';
  delete: 'name';
  restore: 'name';
  more: 'name';
  copy: never;
  book: never;
  merge: never;
  unitesTwo: never;
  askDelete: 'name';
  askDeleteThis: never;
  deleted: never;
  deleteFailed: never;
  deleteFailedThumb: never;
  settings: never;
  shows: never;
  table: never;
  cards: never;
  board: never;
  clear: never;
  apply: never;
  noUser: never;
  noTenant: never;
  tagsOf: 'name';
};

export const leadsTexts = defineTexts<Texts>('leads/leads', {
  fetch: async (locale) => ({ 'leads/leads': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads': source } },
});
