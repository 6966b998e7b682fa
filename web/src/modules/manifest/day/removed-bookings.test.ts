import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { aBooking, aSession } from '../party/manifest.testing.ts';
import { diffRemoved, nothingRemoved } from './removed-bookings.ts';

const day = (...data: ManifestSession[]) => ({ date: '2026-11-20', today: '2026-11-20', data });
const [ana, beto] = [
  aBooking({ id: 'a', customer_name: 'Ana' }),
  aBooking({ id: 'b', customer_name: 'Beto' }),
];

test('a booking that was cancelled or moved to another day meanwhile is named once, and forgotten when it comes back', () => {
  const full = day(aSession({ bookings: [ana, beto] }));
  const left = diffRemoved(full, day(aSession({ bookings: [ana] })), nothingRemoved);
  expect(left).toEqual({ bookings: [{ id: 'b', name: 'Beto' }], sessions: [] });
  expect(diffRemoved(day(aSession({ bookings: [ana] })), full, left)).toEqual(nothingRemoved);
});

test('a booking moved to another session of the day is still there', () => {
  const before = day(aSession({ bookings: [ana] }), aSession({ id: 'noon', bookings: [] }));
  const after = day(aSession({ bookings: [] }), aSession({ id: 'noon', bookings: [ana] }));
  expect(diffRemoved(before, after, nothingRemoved)).toEqual(nothingRemoved);
});

test('a session moved to another day is named instead of its bookings', () => {
  const before = day(aSession({ bookings: [ana, beto] }), aSession({ id: 'noon' }));
  expect(diffRemoved(before, day(aSession({ id: 'noon' })), nothingRemoved)).toEqual({
    bookings: [],
    sessions: ['08:00 Ilha do Campeche'],
  });
});
