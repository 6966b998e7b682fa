// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  rule: never;
  effect: never;
  conditions: never;
  kind: never;
  stacks: never;
  excludes: never;
  priority: never;
  raise: 'name';
  lower: 'name';
  active: never;
  switch: 'name';
  publication: never;
  new: never;
  changed: never;
  published: never;
  seasons: never;
  simulate: never;
  list: never;
  publish: never;
};

export const pricingRulesTexts = defineTexts<Texts>('pricing/pricing-rules', {
  fetch: async (locale) => ({ 'pricing/pricing-rules': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/pricing-rules': source } },
});
