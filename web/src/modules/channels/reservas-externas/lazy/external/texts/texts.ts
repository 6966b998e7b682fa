// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  gone: never;
  title: 'reference';
  differs: 'difference' | 'ours' | 'theirs';
  booking: never;
  reject: never;
  accept: never;
  acceptOurs: never;
  acceptTheirs: never;
  accepted: 'code';
  failed: never;
  book: never;
  bookTitle: 'reference';
  rejectTitle: never;
  rejectText: never;
  rejectBooked: never;
  rejected: never;
  said: never;
  steps: never;
  loadFailed: never;
  whyProduct: never;
  whyFare: never;
  whyDeparture: never;
  whyUntold: never;
  lacksParty: never;
};

export const externalTexts = defineTexts<Texts>('channels/reservas-externas/lazy/external', {
  fetch: async (locale) => ({ 'channels/reservas-externas/lazy/external': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas/lazy/external': source } },
});
