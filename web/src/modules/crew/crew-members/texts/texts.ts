// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'worth.good': never;
  'worth.own': never;
  'worth.early': never;
  'worth.unchecked': never;
  'worth.expired': never;
  'worth.refused': never;
  whoMay: never;
  emergency: never;
  emergencyText: never;
  account: never;
  invite: never;
  noAccount: never;
  hasAccount: 'name';
  erase: never;
};

export const crewMembersTexts = defineTexts<Texts>('crew/crew-members', {
  fetch: async (locale) => ({ 'crew/crew-members': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-members': source } },
});
