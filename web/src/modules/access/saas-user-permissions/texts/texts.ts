// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  parts: never;
  'tab.operators': never;
  'tab.person': never;
  loading: never;
  loadFailed: never;
  visitsFailed: never;
  empty: never;
  inCompany: 'company';
  leaveText: never;
  leave: never;
  leaveFailed: never;
  lastSignIn: never;
  never: never;
  visits: never;
  lastVisit: never;
  invite: never;
  inviteText: never;
  send: never;
  invited: 'email';
  letterRefused: 'email';
  inviteFailed: never;
  resend: never;
  resent: 'email';
  resendFailed: never;
  lookUpTitle: never;
  lookUpNote: never;
  email: never;
  lookUp: never;
  lookUpFailed: never;
  unknown: never;
  company: never;
  enter: never;
};

export const saasUserPermissionsTexts = defineTexts<Texts>('access/saas-user-permissions', {
  fetch: async (locale) => ({ 'access/saas-user-permissions': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/saas-user-permissions': source } },
});
