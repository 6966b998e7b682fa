// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  customerHint: never;
  customersFound: never;
  linked: never;
  seeCustomer: never;
  unlink: never;
  phoneHint: never;
  noAgent: never;
  passengers: never;
  groupSize: never;
  fareSeats: 'count' | 'price';
  noFares: never;
  payment: never;
  amount: never;
  method: never;
  pix: never;
  dinheiro: never;
  cartao: never;
  transferencia: never;
  outro: never;
  credito: never;
  payAll: never;
  total: never;
  left: 'amount';
  free: 'count';
  tooMany: 'count';
  soldOut: 'free' | 'wanted';
  freePeople: 'count';
  tooManyPeople: 'count';
  peopleFull: 'free' | 'wanted';
  needPassenger: never;
  aboveTotal: 'total';
  priceMoved: 'total';
  wholeSale: never;
  save: never;
  done: 'code';
  manifest: never;
  failed: never;
  parceiro: never;
};

export const bookingFormTexts = defineTexts<Texts>('bookings/lazy/booking-form', {
  fetch: async (locale) => ({ 'bookings/lazy/booking-form': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/booking-form': source } },
});
