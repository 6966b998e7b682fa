// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  sessionCreated: 'count';
  sessionUpdated: 'count';
  sessionRemoved: 'count';
  bookingCreated: 'count';
  checkedIn: 'count';
  checkinCancelled: 'count';
  others: 'count';
};

export const liveTexts = defineTexts<Texts>('bookings/live/lazy', {
  fetch: async (locale) => ({ 'bookings/live/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/live/lazy': source } },
});
