// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  loadFailed: never;
  none: never;
  noneText: never;
  noneOwn: never;
  add: never;
  added: never;
  own: never;
  all: never;
  cut: never;
  until: 'date';
  forever: never;
  'worth.good': never;
  'worth.own': never;
  'worth.early': never;
  'worth.unchecked': never;
  'worth.expired': never;
  'worth.refused': never;
  left: 'count';
  check: 'count';
  inspect: never;
  ending: never;
  endingAll: never;
  endingDays: 'days';
  noneEnding: never;
  file: never;
  renew: never;
  'renew.CIR': never;
  'renew.CHA': never;
  'renew.saude': never;
  'renew.other': never;
};

export const crewCompetenciesTexts = defineTexts<Texts>('crew/crew-competencies', {
  fetch: async (locale) => ({ 'crew/crew-competencies': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-competencies': source } },
});
