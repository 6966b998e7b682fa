// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  loading: never;
  loadFailed: never;
  'state.unknown': never;
  'state.waiting': never;
  'state.processing': never;
  'state.paid': never;
  'state.settled': never;
  'state.expired': never;
  'state.refunded': never;
  'about.unknown': never;
  'about.waiting': never;
  'about.processing': never;
  'about.paid': never;
  'about.settled': never;
  'about.expired': never;
  'about.refunded': never;
  noAddress: never;
  renew: never;
  notRenewed: never;
  product: never;
  departure: never;
  amount: never;
  paid: never;
  paidOn: never;
  until: never;
  meeting: never;
  receipt: never;
  next: never;
  copy: never;
  copied: never;
  notCopied: never;
  image: 'code';
};

export const paymentTexts = defineTexts<Texts>('app/lazy/payment', {
  fetch: async (locale) => ({ 'app/lazy/payment': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/payment': source } },
});
