// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
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
  ofCompany: never;
  forCompany: never;
  sharedHolds: never;
  pinView: 'name';
  unpinView: 'name';
  removeSharedTitle: 'name';
  removeSharedText: never;
};

export const viewsTexts = defineTexts<Texts>('kit/list/views', {
  fetch: async (locale) => ({ 'kit/list/views': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/views': source } },
});
