// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  newTitle: 'one';
  copyTitle: 'one';
  tabs: never;
  fields: never;
  saveAndNew: never;
  keySaves: never;
  previous: never;
  next: never;
  more: never;
  copy: never;
  created: never;
  saved: never;
  saveFailed: never;
  deletedAt: 'when';
  readOnly: never;
  offline: never;
  uploading: never;
  recovered: never;
  recoveredFrom: 'when';
  discardDraft: never;
  staleTitle: never;
  staleDeleted: never;
  loadFailed: never;
  gone: never;
  goneText: never;
  backToList: never;
};

export const recordTexts = defineTexts<Texts>('kit/resource/record', {
  fetch: async (locale) => ({ 'kit/resource/record': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/record': source } },
});
