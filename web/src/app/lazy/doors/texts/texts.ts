// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  pageNotFound: never;
  pageNotFoundText: never;
  planned: never;
  plannedText: 'page';
  tenantNotFound: never;
  tenantNotFoundText: never;
  tenantInactive: never;
  tenantInactiveText: never;
  foreignText: 'other' | 'own';
  toOwn: 'own';
  companyFailed: never;
  whyDenied: never;
  typedLost: never;
  copyTyped: never;
  typedCopied: never;
};

export const doorsTexts = defineTexts<Texts>('app/lazy/doors', {
  fetch: async (locale) => ({ 'app/lazy/doors': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/doors': source } },
});
