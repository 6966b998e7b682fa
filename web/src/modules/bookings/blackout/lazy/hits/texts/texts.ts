// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  note: never;
  loadFailed: never;
  all: never;
  choose: 'name';
  move: never;
  edit: never;
  isGone: never;
  cancel: 'count';
  cancelled: 'count';
};

export const hitsTexts = defineTexts<Texts>('bookings/blackout/lazy/hits', {
  fetch: async (locale) => ({ 'bookings/blackout/lazy/hits': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/blackout/lazy/hits': source } },
});
