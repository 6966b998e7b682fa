import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { goneBetween, nothingGone } from './gone.ts';
import { aBooking, aSession } from './manifest.testing.ts';

const day = (...data: ManifestSession[]) => ({ date: '2026-11-20', today: '2026-11-20', data });
const [ana, beto] = [
  aBooking({ id: 'a', customer_name: 'Ana' }),
  aBooking({ id: 'b', customer_name: 'Beto' }),
];

test('a booking that was cancelled or moved to another day meanwhile is named once, and forgotten when it comes back', () => {
  const full = day(aSession({ bookings: [ana, beto] }));
  const left = goneBetween(full, day(aSession({ bookings: [ana] })), nothingGone);
  expect(left).toEqual({ bookings: [{ id: 'b', name: 'Beto' }], sessions: [] });
  expect(goneBetween(day(aSession({ bookings: [ana] })), full, left)).toEqual(nothingGone);
});

test('a booking moved to another session of the day is still there', () => {
  const before = day(aSession({ bookings: [ana] }), aSession({ id: 'noon', bookings: [] }));
  const after = day(aSession({ bookings: [] }), aSession({ id: 'noon', bookings: [ana] }));
  expect(goneBetween(before, after, nothingGone)).toEqual(nothingGone);
});

test('a session moved to another day is named instead of its bookings', () => {
  const before = day(aSession({ bookings: [ana, beto] }), aSession({ id: 'noon' }));
  expect(goneBetween(before, day(aSession({ id: 'noon' })), nothingGone)).toEqual({
    bookings: [],
    sessions: ['08:00 Ilha do Campeche'],
  });
});
