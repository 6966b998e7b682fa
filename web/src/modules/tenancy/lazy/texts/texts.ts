// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  version: 'version';
  build: 'build';
  current: never;
  inUse: never;
  companiesUse: never;
  loadFailed: never;
  restoreNamed: 'version';
  backToCurrent: never;
  notKept: never;
  notReleased: never;
  insecure: never;
  contractTooOld: never;
  contractTooNew: never;
  confirmTitle: 'version';
  confirmCurrentTitle: never;
  confirmText: 'company';
  confirmAllText: never;
  password: never;
  passwordMissing: never;
  passwordMissingText: never;
  passwordWrong: never;
  passwordWrongText: never;
  failed: never;
  done: never;
  doneText: never;
};

export const tenancyTexts = defineTexts<Texts>('tenancy/lazy', {
  fetch: async (locale) => ({ 'tenancy/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/lazy': source } },
});
