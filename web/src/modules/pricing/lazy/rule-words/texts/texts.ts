// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  always: never;
  andMore: 'more' | 'said';
  soldOn: 'days';
  startsAt: 'from' | 'to';
  leadFrom: 'min';
  leadTo: 'max';
  leadBoth: 'max' | 'min';
  fullFrom: 'min';
  fullTo: 'max';
  fullBoth: 'max' | 'min';
  partyFrom: 'min';
  partyTo: 'max';
  partyBoth: 'max' | 'min';
  agents: 'names';
};

export const ruleWordsTexts = defineTexts<Texts>('pricing/lazy/rule-words', {
  fetch: async (locale) => ({ 'pricing/lazy/rule-words': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/rule-words': source } },
});
