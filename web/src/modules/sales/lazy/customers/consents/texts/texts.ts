// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  none: never;
  give: never;
  withdraw: never;
  channel: never;
  textTitle: 'version';
  textHint: never;
  withdrawText: never;
  submit: never;
  given: never;
  withdrawn: never;
  failed: never;
  version: 'version';
  noVersion: never;
  noted: 'name';
};

export const consentsTexts = defineTexts<Texts>('sales/lazy/customers/consents', {
  fetch: async (locale) => ({ 'sales/lazy/customers/consents': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'sales/lazy/customers/consents': source } },
});
