// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  loading: never;
  loadFailed: never;
  cellsFailed: never;
  none: never;
  version: never;
  draftVersion: 'number';
  versionSince: 'date' | 'number';
  printTitle: 'number';
  sheetOut: never;
  sheetIn: never;
  addCell: never;
  begin: never;
  begun: never;
  notBegun: never;
  publish: never;
  grid: never;
  rowHead: never;
  changedMark: never;
  openCell: never;
  closeCell: never;
  isPublished: never;
  stale: never;
  takeTheirs: never;
  noCells: never;
  noCellsText: never;
  noneFits: never;
  unknownPaper: never;
  orHigherThan: 'competency';
  fromAge: 'age';
  any: never;
  choose: never;
  asksNothing: never;
  group: 'number';
  removeGroup: 'number';
  addGroup: never;
  addAlternative: never;
  alternative: 'number' | 'place';
  removeAlternative: 'number' | 'place';
  orHigher: never;
  emptyGroup: never;
  keyTaken: never;
  notApplied: never;
  removeCell: never;
  apply: never;
  toSave: 'count';
  offline: never;
  undo: never;
  save: never;
  saved: never;
  notSaved: never;
};

export const gridTexts = defineTexts<Texts>('crew/admin-role-competency-matrix/lazy/grid', {
  fetch: async (locale) => ({ 'crew/admin-role-competency-matrix/lazy/grid': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/admin-role-competency-matrix/lazy/grid': source } },
});
