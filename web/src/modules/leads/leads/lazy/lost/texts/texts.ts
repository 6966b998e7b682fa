// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: 'status';
  more: 'count' | 'names';
  hint: never;
  confirm: never;
  noKind: never;
};

export const lostTexts = defineTexts<Texts>('leads/leads/lazy/lost', {
  fetch: async (locale) => ({ 'leads/leads/lazy/lost': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/lost': source } },
});
