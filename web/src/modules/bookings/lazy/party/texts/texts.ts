// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  shown: never;
  confirmed: never;
  cancelled: never;
  loading: never;
  loadFailed: never;
  none: never;
  noneCancelled: never;
  seats: 'count';
  paid: never;
  owed: 'amount';
  credit: 'amount';
  agent: 'name';
  cancelledAt: 'when';
  reason: 'reason';
  actionsOf: 'name';
  edit: never;
  move: never;
  pay: never;
  refund: never;
  cancel: never;
  call: 'name';
  whatsApp: 'name';
  editTitle: never;
  save: never;
  saved: 'code';
  saveFailed: never;
  soldOut: 'free' | 'wanted';
  peopleFull: 'free' | 'wanted';
  held: never;
  noneHeld: never;
  heldUntil: 'when';
  heldOpen: never;
  release: never;
  people: 'count';
  aboard: 'count';
  staleTitle: never;
  leaveTitle: never;
  leaveText: never;
  leaveOf: 'count' | 'fare';
  companion: 'number';
  removeAndSave: never;
};

export const partyTexts = defineTexts<Texts>('bookings/lazy/party', {
  fetch: async (locale) => ({ 'bookings/lazy/party': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/party': source } },
});
