// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  isDefault: never;
  decidedBy: 'name' | 'time';
  reset: never;
  resetNamed: 'name' | 'value';
  nothing: never;
  sections: never;
  allSections: never;
  historyOf: 'name';
};

export const ownSettingsTexts = defineTexts<Texts>('tenancy/own-settings', {
  fetch: async (locale) => ({ 'tenancy/own-settings': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/own-settings': source } },
});
