// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  period: 'number';
  periodKind: never;
  onDates: never;
  everyYear: never;
  firstDay: never;
  daysBefore: never;
  daysAfter: never;
  addPeriod: never;
};

export const daysTexts = defineTexts<Texts>('kit/resource/kinds/days/lazy', {
  fetch: async (locale) => ({ 'kit/resource/kinds/days/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/kinds/days/lazy': source } },
});
