// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  uploads: never;
  dismiss: never;
  view: 'count' | 'name' | 'place';
  open: 'count' | 'name' | 'place';
  cover: never;
  actions: 'count' | 'name' | 'place';
  makeCover: never;
  before: never;
  after: never;
  remove: never;
  removed: never;
  place: 'count' | 'name' | 'place';
  previous: never;
  next: never;
  viewAll: 'count' | 'label';
  addPictures: never;
  addFiles: never;
};

export const filesTexts = defineTexts<Texts>('kit/resource/kinds/pointers/files', {
  fetch: async (locale) => ({ 'kit/resource/kinds/pointers/files': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/kinds/pointers/files': source } },
});
