// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  tooLarge: never;
  taken: 'count';
  title: never;
  choose: never;
  columns: never;
  file: never;
  take: never;
  refusedName: 'name';
  looked: 'booked' | 'refused' | 'review' | 'rows' | 'there';
  done: 'booked' | 'refused' | 'review' | 'rows' | 'there';
  refusedFile: never;
};

export const sheetTexts = defineTexts<Texts>('channels/reservas-externas/lazy/sheet', {
  fetch: async (locale) => ({ 'channels/reservas-externas/lazy/sheet': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas/lazy/sheet': source } },
});
