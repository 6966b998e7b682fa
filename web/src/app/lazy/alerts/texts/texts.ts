// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  idleTitle: never;
  idleText: never;
  idleTextMinutes: 'minutes';
  idleLeft: never;
  goOn: never;
  leaveNow: never;
  leaveFailed: never;
  accessEnds: 'time';
  renew: never;
  newLink: never;
  dismiss: never;
  linkSent: never;
  linkFailed: never;
  renewTitle: never;
  renewText: never;
  passwordMissing: never;
  passwordWrong: never;
  renewed: never;
  renewedUntil: 'time';
  renewFailed: never;
  'trial-days': 'count';
  'trial-today': never;
  'trial-over': never;
  'past-due': never;
  inactive: never;
  readOnly: never;
  askCompany: never;
  askLeme: never;
  choosePlan: never;
  updatePayment: never;
  renewPlan: never;
};

export const alertsTexts = defineTexts<Texts>('app/lazy/alerts', {
  fetch: async (locale) => ({ 'app/lazy/alerts': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/alerts': source } },
});
