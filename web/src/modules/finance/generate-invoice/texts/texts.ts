// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  agentsMonth: never;
  freeLine: never;
  choose: never;
  look: never;
  whichAgent: never;
  wrongPeriod: never;
  loading: never;
  loadFailed: never;
  nothing: never;
  leftOut: 'count';
  'why.invoiced': never;
  'why.cancelled': never;
  'why.other-customer': never;
  make: never;
  back: never;
  saveDraft: never;
  draftSaved: never;
  whatFor: never;
  howMuch: never;
  howMany: never;
};

export const generateInvoiceTexts = defineTexts<Texts>('finance/generate-invoice', {
  fetch: async (locale) => ({ 'finance/generate-invoice': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/generate-invoice': source } },
});
