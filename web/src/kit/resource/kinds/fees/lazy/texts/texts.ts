// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  none: never;
  add: never;
  hours: never;
  share: never;
  least: never;
  remove: 'place';
  graph: never;
  spoken: 'hours' | 'share';
  spokenLast: 'share';
  unusual: never;
};

export const feesTexts = defineTexts<Texts>('kit/resource/kinds/fees/lazy', {
  fetch: async (locale) => ({ 'kit/resource/kinds/fees/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/kinds/fees/lazy': source } },
});
