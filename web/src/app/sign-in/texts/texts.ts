// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  welcome: never;
  welcomeCompany: never;
  email: never;
  submit: never;
  language: never;
  missing: never;
  invalidEmail: never;
  byLink: never;
  forgot: never;
  expired: never;
  failedTitle: never;
  failed: 'message';
  unexpected: never;
  waitSeconds: 'count';
  waitMinutes: 'count';
  loadingCompany: never;
  companyFailed: never;
  signOut: never;
  knownDeviceOnly: never;
};

export const signInTexts = defineTexts<Texts>('app/sign-in', {
  fetch: async (locale) => ({ 'app/sign-in': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/sign-in': source } },
});
