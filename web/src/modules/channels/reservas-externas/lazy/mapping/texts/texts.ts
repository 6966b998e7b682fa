// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: 'count';
  mapped: 'name';
  failed: never;
  accept: 'name';
  choose: never;
};

export const mappingTexts = defineTexts<Texts>('channels/reservas-externas/lazy/mapping', {
  fetch: async (locale) => ({ 'channels/reservas-externas/lazy/mapping': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas/lazy/mapping': source } },
});
