// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  since: 'when';
  sinceBy: 'when' | 'who';
  because: 'reason';
  erased: never;
  notMoved: never;
  forbidden: 'moves' | 'state';
  optional: never;
  needReason: never;
  reasonHint: never;
  more: 'count' | 'names';
};

export const movesTexts = defineTexts<Texts>('kit/resource/moves', {
  fetch: async (locale) => ({ 'kit/resource/moves': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/moves': source } },
});
