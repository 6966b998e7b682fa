// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  display: never;
  density: never;
  comfortable: never;
  compact: never;
  columns: never;
  resetColumns: never;
  moveUp: 'name';
  moveDown: 'name';
  views: never;
  changed: never;
  updateView: 'name';
  discardChanges: never;
  saveView: never;
  removeView: 'name';
  viewHolds: never;
  viewName: never;
  nameMissing: never;
  nameTaken: never;
};

export const viewTexts = defineTexts<Texts>('kit/resource/list/view', {
  fetch: async (locale) => ({ 'kit/resource/list/view': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/list/view': source } },
});
