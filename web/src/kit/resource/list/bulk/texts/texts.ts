// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  usedBy: 'uses';
  export: never;
  apply: never;
  putOn: never;
  takeOff: never;
  setEmpty: never;
};

export const bulkTexts = defineTexts<Texts>('kit/resource/list/bulk', {
  fetch: async (locale) => ({ 'kit/resource/list/bulk': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/list/bulk': source } },
});
