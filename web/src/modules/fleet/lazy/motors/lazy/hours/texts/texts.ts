// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  total: 'hours';
  read: never;
  place: never;
  replace: never;
  byMonth: never;
  yearSaid: 'hours';
  month: never;
  hours: never;
  readings: never;
  nameOf: 'hours' | 'when';
  accept: never;
  acceptOf: 'name';
  accepted: never;
  notAccepted: never;
  reject: never;
  rejectOf: 'name';
  none: never;
  noneText: never;
  older: never;
  loadFailed: never;
  replaced: never;
  replacedOf: 'name';
  photo: never;
  photoOf: 'name';
  history: never;
};

export const hoursTexts = defineTexts<Texts>('fleet/lazy/motors/lazy/hours', {
  fetch: async (locale) => ({ 'fleet/lazy/motors/lazy/hours': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/lazy/motors/lazy/hours': source } },
});
