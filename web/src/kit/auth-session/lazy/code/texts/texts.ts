// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  codeHint: never;
  recovery: never;
  recoveryHint: never;
  useRecovery: never;
  useApp: never;
  missing: never;
  wrong: never;
};

export const codeTexts = defineTexts<Texts>('kit/auth-session/lazy/code', {
  fetch: async (locale) => ({ 'kit/auth-session/lazy/code': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/auth-session/lazy/code': source } },
});
