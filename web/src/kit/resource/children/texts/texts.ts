// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  add: never;
  edit: never;
  up: 'name';
  down: 'name';
  actions: 'name';
  loading: never;
  loadFailed: never;
  none: never;
  moved: never;
  moveFailed: never;
  place: 'count' | 'name' | 'place';
};

export const childrenTexts = defineTexts<Texts>('kit/resource/children', {
  fetch: async (locale) => ({ 'kit/resource/children': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/children': source } },
});
