// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  free: never;
};

export const crewTexts = defineTexts<Texts>('bookings/lazy/crew', {
  fetch: async (locale) => ({ 'bookings/lazy/crew': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/crew': source } },
});
