// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  people: 'count';
  gaps: never;
  gapsFailed: never;
  noGap: never;
  between: 'from' | 'until';
  since: 'from';
  free: never;
};

export const gapsTexts = defineTexts<Texts>('maintenance/lazy/gaps', {
  fetch: async (locale) => ({ 'maintenance/lazy/gaps': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/lazy/gaps': source } },
});
