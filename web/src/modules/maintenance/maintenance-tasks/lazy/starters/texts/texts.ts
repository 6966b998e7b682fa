// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  add: never;
  chooseOne: never;
  failed: never;
  added: 'count';
};

export const startersTexts = defineTexts<Texts>('maintenance/maintenance-tasks/lazy/starters', {
  fetch: async (locale) => ({ 'maintenance/maintenance-tasks/lazy/starters': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/maintenance-tasks/lazy/starters': source } },
});
