// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  loading: never;
  loadFailed: never;
  emptyTitle: never;
  emptyText: never;
  emptyReadOnly: never;
  tableName: 'date';
  time: never;
  product: never;
  boats: never;
  guide: never;
  sailor: never;
  seats: never;
  bookings: never;
  status: never;
  noBoat: never;
  seatsSpoken: 'taken' | 'total';
  free: 'count';
  full: never;
  available: never;
  cancelled: never;
  bookingCount: 'count';
  actionsOf: 'name';
  bookFor: 'name';
  edit: never;
  cancel: never;
  manifest: never;
  noPermission: never;
  isCancelled: never;
  isFull: never;
  clone: never;
  sessionBookings: never;
  allocate: never;
  returnToSchedule: never;
  returned: never;
  returnedText: never;
  returnFailed: never;
  mayNotReturn: never;
  bookingsOf: 'name';
  noBoats: never;
  noMatch: never;
  reason: 'reason';
  boatTaken: 'allocated' | 'boat' | 'capacity';
  'sale.closed': never;
  'sale.call': never;
  'sale.hidden': never;
  leftAt: 'time';
  backAt: 'time';
};

export const sessionTexts = defineTexts<Texts>('bookings/lazy/session', {
  fetch: async (locale) => ({ 'bookings/lazy/session': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/lazy/session': source } },
});
