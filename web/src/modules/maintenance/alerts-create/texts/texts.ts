// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  create: never;
  created: never;
};

export const alertsCreateTexts = defineTexts<Texts>('maintenance/alerts-create', {
  fetch: async (locale) => ({ 'maintenance/alerts-create': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/alerts-create': source } },
});
