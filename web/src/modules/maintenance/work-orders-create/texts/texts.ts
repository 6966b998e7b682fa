// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  create: never;
  created: 'code';
};

export const workOrdersCreateTexts = defineTexts<Texts>('maintenance/work-orders-create', {
  fetch: async (locale) => ({ 'maintenance/work-orders-create': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders-create': source } },
});
