// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  soldOn: 'date';
  total: never;
  same: never;
  differs: never;
  fare: never;
  table: never;
  said: never;
  sum: never;
  beside: never;
  noRules: never;
  rules: 'count';
  special: never;
  unknownRule: never;
};

export const traceTexts = defineTexts<Texts>('pricing/lazy/trace', {
  fetch: async (locale) => ({ 'pricing/lazy/trace': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/trace': source } },
});
