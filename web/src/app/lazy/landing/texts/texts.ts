// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  headline: never;
  lead: never;
  signIn: never;
  open: never;
  does: never;
  pier: never;
  pierText: never;
  day: never;
  dayText: never;
  money: never;
  moneyText: never;
  fleet: never;
  fleetText: never;
  people: never;
  peopleText: never;
  languages: never;
  languagesText: never;
  access: never;
  accessText: never;
  accessAddress: never;
  example: 'host';
  request: never;
  requestText: never;
  ask_name: never;
  ask_company: never;
  ask_email: never;
  ask_phone: never;
  ask_city: never;
  ask_boats: never;
  ask_message: never;
  consent: never;
  consentMissing: never;
  sendRequest: never;
  requestSent: never;
};

export const landingTexts = defineTexts<Texts>('app/lazy/landing', {
  fetch: async (locale) => ({ 'app/lazy/landing': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/landing': source } },
});
