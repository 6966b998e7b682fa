// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  new: 'one';
  offlineReason: never;
  export: never;
  exportChosen: 'count';
  printChosen: 'count';
  import: never;
  more: never;
  select: never;
  trash: never;
  actionsOf: 'name';
  stateOf: 'field' | 'name';
  edit: never;
  open: never;
  copy: never;
  whatsAppOf: 'name';
  historyOf: 'name';
  editOf: 'name';
  deleteOf: 'name';
  restoreOf: 'name';
  noMatch: never;
  noMatchText: never;
  trashEmpty: never;
  trashText: never;
  leaveTrash: never;
  trashNotice: never;
  nothingYet: never;
  nothingYetText: never;
  nothingYetReadOnly: never;
  loadFailed: 'title';
  clearAll: never;
  tooLong: 'field';
  tooLongText: 'most';
  usualOrder: never;
};

export const listTexts = defineTexts<Texts>('kit/resource/list', {
  fetch: async (locale) => ({ 'kit/resource/list': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/list': source } },
});
