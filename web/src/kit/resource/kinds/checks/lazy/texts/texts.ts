// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  none: never;
  add: never;
  line: 'place';
  label: never;
  type: never;
  check: never;
  number: never;
  text: never;
  photo: never;
  least: never;
  most: never;
  required: never;
  remove: 'place';
};

export const checksTexts = defineTexts<Texts>('kit/resource/kinds/checks/lazy', {
  fetch: async (locale) => ({ 'kit/resource/kinds/checks/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/kinds/checks/lazy': source } },
});
