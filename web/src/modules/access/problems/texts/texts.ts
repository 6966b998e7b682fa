// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'password-temporary': never;
  'email-in-use': never;
  'too-many-new-addresses': never;
  'role-not-yours-to-create': never;
  'role-not-yours-to-give': never;
  'person-not-yours': never;
  'right-not-yours': never;
  'last-administrator': never;
};

export const problemsTexts = defineTexts<Texts>('access/problems', {
  fetch: async (locale) => ({ 'access/problems': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/problems': source } },
});
