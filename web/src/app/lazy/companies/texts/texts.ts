// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  next: 'path';
  platform: never;
  search: never;
  failed: never;
  none: never;
  inactive: never;
  enter: never;
  enterTitle: 'name';
  enterText: never;
  reasonShort: never;
  enterFailed: never;
};

export const companiesTexts = defineTexts<Texts>('app/lazy/companies', {
  fetch: async (locale) => ({ 'app/lazy/companies': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/companies': source } },
});
