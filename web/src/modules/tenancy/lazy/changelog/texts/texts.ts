// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  signIn: never;
  roles: never;
  departures: never;
  bookings: never;
  manifest: never;
  parties: never;
  dayCards: never;
  qrCodes: never;
  changing: never;
  outputs: never;
  live: never;
  offline: never;
  issues: never;
  links: never;
  passwords: never;
  registers: never;
  importing: never;
  merging: never;
  requirements: never;
  collecting: never;
  people: never;
  doors: never;
  versions: never;
  commands: never;
  users: never;
  history: never;
  restoring: never;
  first: never;
  warnings: never;
  escape: never;
  papers: never;
  sooner: never;
  selling: never;
  search: never;
  walkIn: never;
  typing: never;
  firstMoment: never;
  perPerson: never;
  dates: never;
  moneyWaits: never;
  customerBookings: never;
  moving: never;
  pier: never;
  refused: never;
  guessing: never;
  together: never;
  cards: never;
  contacts: never;
  sealed: never;
  access: never;
  rights: never;
  roleMoves: never;
  twoSteps: never;
  erasure: never;
  nightly: never;
  featureAmounts: never;
  boatPhotos: never;
  consent: never;
  told: never;
  whyDenied: never;
  messageTemplates: never;
  leads: never;
  products: never;
  combos: never;
  stock: never;
  prices: never;
  dashboard: never;
  insideSales: never;
};

export const changelogTexts = defineTexts<Texts>('tenancy/lazy/changelog', {
  fetch: async (locale) => ({ 'tenancy/lazy/changelog': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/lazy/changelog': source } },
});
