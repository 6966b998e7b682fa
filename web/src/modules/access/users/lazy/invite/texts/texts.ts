// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  inviteTitle: never;
  inviteText: never;
  lines: never;
  linesHint: never;
  example: never;
  read: 'count';
  tooMany: 'count' | 'most' | 'name';
  chooseFile: never;
  fileTooLarge: never;
  partnerHint: never;
  check: never;
  checkFailed: never;
  inviteReady: 'count';
  inviteFailed: never;
  results: never;
  ready: never;
  invited: never;
  'letter-refused': never;
  letterRefused: never;
  refused: never;
  emailInUse: never;
  tooManyNew: 'count';
  duplicate: never;
  notYours: never;
  unknownLevel: never;
};

export const inviteTexts = defineTexts<Texts>('access/users/lazy/invite', {
  fetch: async (locale) => ({ 'access/users/lazy/invite': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/users/lazy/invite': source } },
});
