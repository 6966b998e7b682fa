import { expect, test } from 'vitest';
import { aCard } from '../sessions.testing.ts';
import { filterCards, isFound, lacks, placesOf, totalsOfDay } from './day-of-cards.ts';

const now = Date.parse('2026-11-20T07:52:00-03:00');

// The day of the drawing: nine sessions at eight minutes to eight.
const day = [
  aCard({ from: '07:00', to: '07:30', total_capacity: 2, remaining_capacity: 0, passengers: 2, aboard: 2 }),
  aCard({ from: '07:30', to: '11:30', remaining_capacity: 9, passengers: 31, aboard: 31 }),
  aCard({ from: '08:00', to: '10:00', remaining_capacity: 6, passengers: 14, aboard: 7 }),
  aCard({ from: '10:30', to: '12:30', remaining_capacity: 22, passengers: 38 }),
  aCard({ from: '11:00', to: '11:30', remaining_capacity: 1, passengers: 1, boats: [], guide_name: null }),
  aCard({ from: '13:30', to: '16:30', remaining_capacity: 8, passengers: 52 }),
  aCard({ from: '14:00', to: '16:00', remaining_capacity: 20 }),
  aCard({ from: '16:00', to: '17:30', remaining_capacity: 8, status: 'cancelled', boats: [] }),
  aCard({ from: '18:00', to: '20:00', remaining_capacity: 0, passengers: 40, status: 'occupied' }),
];

test('the day in numbers: free are seats of departures to come, a cancelled or finished session lacks nothing', () => {
  expect(totalsOfDay(day, now)).toEqual({
    sessions: 9,
    passengers: 178,
    aboard: 40,
    free: 57,
    withoutBoat: 1,
    withoutGuide: 1,
  });
  expect(lacks(aCard({ from: '06:00', to: '07:00', boats: [] }), 'boat', now)).toBe(false);
});

test('the line of the hour stands before the first departure to come, the next one is the first that sails', () => {
  expect(placesOf(day, now)).toEqual({ line: 2, next: 2 });
  const called = aCard({ from: '08:00', status: 'cancelled' });
  expect(placesOf([called, aCard({ from: '09:00', to: '10:00' })], now)).toEqual({ line: 0, next: 1 });
  expect(placesOf([aCard({ from: '06:00', to: '07:00' })], now)).toEqual({ line: -1, next: -1 });
});

test('the search goes over product, boat and customer, whatever the accents and capitals [A2.4-09]', () => {
  const card = aCard({ customers: [{ booking_id: 'b', name: 'Maria Gonçalves' }] });
  for (const typed of ['campeche', 'LANCHA net', 'goncalves', '  ', ''])
    expect(isFound(card, typed), typed).toBe(true);
  expect(isFound(card, 'joão')).toBe(false);
});

test('product, status and a warning narrow together; all three states can be asked for [A2.4-03, A2.4-04, A7.4-17]', () => {
  const times = (search: Parameters<typeof filterCards>[1]) =>
    filterCards(day, search, now).map(({ start_time }) => start_time);
  expect(times({})).toHaveLength(9);
  expect(times({ status: 'occupied' })).toEqual(['18:00']);
  expect(times({ status: 'cancelled' })).toEqual(['16:00']);
  expect(times({ status: 'available' })).toHaveLength(7);
  expect(times({ missing: 'guide' })).toEqual(['11:00']);
  expect(times({ missing: 'boat', status: 'cancelled' })).toEqual([]);
  expect(times({ product: 'outro' })).toEqual([]);
});
