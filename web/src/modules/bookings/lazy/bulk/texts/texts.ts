// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  from: never;
  until: never;
  times: never;
  timesHint: never;
  weekdays: never;
  products: never;
  allHint: never;
  action: never;
  'action.open': never;
  'action.closed': never;
  'action.call': never;
  'action.hidden': never;
  'action.as-schedule': never;
  'action.capacity': never;
  'action.hold': never;
  'action.skip': never;
  'action.extra': never;
  'action.change': never;
  capacity: never;
  seats: never;
  newTime: never;
  forWhom: never;
  missing: never;
  look: never;
};

export const bulkTexts = defineTexts<Texts>('bookings/lazy/bulk', {
  fetch: async (locale) => ({ 'bookings/lazy/bulk': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/bulk': source } },
});
