// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  signingOut: never;
  unsentTitle: 'count';
  unsentMoneyTitle: 'amount' | 'count';
  unsentText: never;
  leaveAnyway: never;
  stay: never;
  signOutFailed: never;
};

export const logoutTexts = defineTexts<Texts>('app/lazy/logout', {
  fetch: async (locale) => ({ 'app/lazy/logout': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/logout': source } },
});
