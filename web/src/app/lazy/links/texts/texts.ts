// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  resetTitle: never;
  tabs: never;
  loginTab: never;
  resetTab: never;
  loginIntro: never;
  resetIntro: never;
  email: never;
  submit: never;
  missingEmail: never;
  invalidEmail: never;
  throttled: never;
  sendFailed: never;
  sentTitle: never;
  sentLogin: 'email';
  sentReset: 'email';
  sentHint: never;
  sendAgain: never;
  sentAgain: never;
  otherEmail: never;
  signInWithPassword: never;
  signInWithLink: never;
  verifying: never;
  verified: never;
  invalidToken: never;
  noToken: never;
  askAgain: never;
  verifyFailed: never;
  passwordIntro: never;
  codeIntro: never;
  missingPassword: never;
  wrongPassword: never;
  tooMany: never;
  confirm: never;
};

export const linksTexts = defineTexts<Texts>('app/lazy/links', {
  fetch: async (locale) => ({ 'app/lazy/links': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/links': source } },
});
