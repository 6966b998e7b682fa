// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  copyTitle: never;
  copyText: 'name';
  chooseFrom: never;
  searchPerson: never;
  nobodyFound: never;
  clearPerson: never;
  reasonHint: never;
  reasonShort: 'count';
  copyNow: never;
  copied: 'count';
  left: 'count';
  copyFailed: never;
  tooManyExceptions: 'maximum';
  otherRole: never;
};

export const copyRightsTexts = defineTexts<Texts>('access/users/lazy/copy-rights', {
  fetch: async (locale) => ({ 'access/users/lazy/copy-rights': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/users/lazy/copy-rights': source } },
});
