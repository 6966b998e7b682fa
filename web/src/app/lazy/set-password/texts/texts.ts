// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  intro: never;
  password: never;
  confirmation: never;
  submit: never;
  missing: never;
  missingConfirmation: never;
  mismatch: never;
  weakTitle: never;
  weak: never;
  tooShort: never;
  invalidToken: never;
  askAgain: never;
  done: never;
  doneText: never;
  signIn: never;
  strength: never;
  strong: never;
  medium: never;
  weakLabel: never;
  common: never;
  checking: never;
  checkFailed: never;
  length: never;
  uppercase: never;
  lowercase: never;
  digit: never;
  symbol: never;
  met: never;
  unmet: never;
  ownIntro: never;
  ownDone: never;
  later: never;
};

export const setPasswordTexts = defineTexts<Texts>('app/lazy/set-password', {
  fetch: async (locale) => ({ 'app/lazy/set-password': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/set-password': source } },
});
