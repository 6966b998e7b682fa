// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  long: never;
  mark: never;
  stop: never;
};

export const shapesTexts = defineTexts<Texts>('app/lazy/shapes', {
  fetch: async (locale) => ({ 'app/lazy/shapes': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/shapes': source } },
});
