// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  newTitle: never;
  editTitle: never;
  password: never;
  passwordHint: 'hours';
  makePassword: never;
  copyPassword: never;
  passwordCopied: never;
  copyFailed: never;
  chooseRole: never;
  letterLanguage: never;
  create: never;
  creating: never;
  saveChanges: never;
  saving: never;
  createFailed: never;
  updateFailed: 'message';
  created: never;
  createdAndSent: never;
  welcomeFailed: never;
  welcomeLost: never;
  updated: never;
  emailWarning: never;
  staleTitle: never;
  'can.saas_super_admin': never;
  'can.saas_admin': never;
  'can.saas_manager': never;
  'can.saas_user': never;
  'can.admin': never;
  'can.manager': never;
  'can.supplier_admin': never;
  'can.supplier_manager': never;
  'can.supplier_user': never;
  'can.agent_admin': never;
  'can.agent_manager': never;
  'can.agent_user': never;
  'can.marinheiro': never;
  'can.user': never;
  'can.supplier': never;
};

export const userFormTexts = defineTexts<Texts>('access/users/lazy/user-form', {
  fetch: async (locale) => ({ 'access/users/lazy/user-form': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/users/lazy/user-form': source } },
});
