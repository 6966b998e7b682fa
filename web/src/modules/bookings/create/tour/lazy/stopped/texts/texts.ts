// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: 'order';
  sell: never;
  hint: never;
  needed: never;
};

export const stoppedTexts = defineTexts<Texts>('bookings/create/tour/lazy/stopped', {
  fetch: async (locale) => ({ 'bookings/create/tour/lazy/stopped': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/create/tour/lazy/stopped': source } },
});
