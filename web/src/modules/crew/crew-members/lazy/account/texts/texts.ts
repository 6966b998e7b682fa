// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  eraseTitle: 'name';
  eraseText: never;
  erase: never;
  otherName: never;
  erased: never;
  erasedText: 'count';
  inviteTitle: 'name';
  inviteText: never;
  invite: never;
  neither: never;
  'email-in-use': never;
  'role-not-yours-to-create': never;
  'too-many-new-addresses': never;
  'done.linked': never;
  'done.invited': never;
  'done.letter-refused': never;
};

export const accountTexts = defineTexts<Texts>('crew/crew-members/lazy/account', {
  fetch: async (locale) => ({ 'crew/crew-members/lazy/account': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-members/lazy/account': source } },
});
