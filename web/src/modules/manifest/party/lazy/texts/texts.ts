// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  partTitle: never;
  partText: 'aboard' | 'name' | 'total';
  done: never;
  howMany: never;
  boardSome: 'n' | 'total';
  absentRest: 'n';
  absentNamed: 'name';
  people: never;
  companion: 'n';
  name: never;
  document: never;
  birth: never;
  birthFormat: never;
  fieldOf: 'field' | 'person';
  saving: never;
  saved: never;
  notSaved: 'reason';
  retry: never;
  stale: 'mine' | 'theirs';
  useTheirs: never;
  saveMine: never;
  empty: never;
  gone: 'mine';
  dateInvalid: never;
  payment: never;
  charge: never;
  move: never;
  qr: never;
  some: never;
  peopleFailed: never;
  notListed: never;
  showAll: 'count';
};

export const partyTexts = defineTexts<Texts>('manifest/party/lazy', {
  fetch: async (locale) => ({ 'manifest/party/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/party/lazy': source } },
});
