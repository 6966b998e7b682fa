// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  back: never;
  changedBy: 'when' | 'who';
  deletedBy: 'when' | 'who';
  system: never;
  by: 'when' | 'who';
  choose: never;
  together: never;
  same: never;
  theirs: never;
  mine: never;
  onlyTheirs: never;
  onlyMine: never;
  useTheirs: never;
  deletedKeep: never;
  deletedRestore: never;
};

export const staleTexts = defineTexts<Texts>('kit/form/lazy/stale', {
  fetch: async (locale) => ({ 'kit/form/lazy/stale': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/form/lazy/stale': source } },
});
