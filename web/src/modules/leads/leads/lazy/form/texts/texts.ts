// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  newTitle: never;
  editTitle: never;
  create: never;
  update: never;
  person: never;
  trip: never;
  value: never;
  rest: never;
  name: never;
  email: never;
  product: never;
  interest: never;
  rangeShape: never;
  today: never;
  tomorrow: never;
  weekend: never;
  nextWeekend: never;
  week: never;
  month: never;
  together: never;
  passengers: 'count';
  groupSize: never;
  groupPrice: never;
  totalValue: never;
  valueMode: never;
  simple: never;
  byFare: never;
  auto: never;
  prices: never;
  withRules: 'value';
  takeRules: 'day';
  formerFare: never;
  quantityOf: 'fare';
  priceOf: 'fare';
  priceStep: 'fare' | 'step';
  adjust: 'fare';
  note: never;
  moreFields: never;
  keySaves: never;
  keyNext: 'keys';
  exists: never;
  leadsFound: 'count';
  customersFound: 'count';
  bookingsFound: 'count';
  created: never;
  updated: never;
  createFailed: never;
  updateFailed: never;
  noUser: never;
  noTenant: never;
  nameMissing: never;
  nameShort: never;
  countryMissing: never;
  codeMissing: never;
  phoneMissing: never;
  phoneShort: never;
  adultsInvalid: never;
  childrenInvalid: never;
  adultPriceInvalid: never;
  childPriceInvalid: never;
  groupInvalid: never;
  groupPriceInvalid: never;
  totalInvalid: never;
  totalMissing: never;
};

export const formTexts = defineTexts<Texts>('leads/leads/lazy/form', {
  fetch: async (locale) => ({ 'leads/leads/lazy/form': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/form': source } },
});
