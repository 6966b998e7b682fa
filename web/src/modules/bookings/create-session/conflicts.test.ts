import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { expect, test } from 'vitest';
import { emptyValues } from '../lazy/session-form/lazy/session-values.ts';
import { conflictsOf } from './conflicts.ts';

const there = {
  date: '2035-07-03',
  start_time: '09:00:00',
  end_time: '11:00:00',
  status: 'available',
  product_id: 'p',
  guide_name: 'Ana Lima',
  sailor_name: null,
  boats: [{ id: 'b', boat_name: 'Estrela' }],
} as unknown as SessionRow;

const wish = (start_time: string, end_time: string, more = {}) => ({
  ...emptyValues('2035-07-03'),
  product_id: 'q',
  start_time,
  end_time,
  boat_ids: ['b'],
  ...more,
});
const kinds = (given: ReturnType<typeof wish>, minutes = 0) =>
  conflictsOf(given, [there], () => ({ before: 0, after: minutes })).map(({ kind, isTight }) => [
    kind,
    isTight,
  ]);

test('a boat that is elsewhere then is told, one that only just comes back too, and one that has time is not', () => {
  expect(kinds(wish('10:00', '12:00'))).toEqual([['boat', false]]);
  expect(kinds(wish('11:00', '13:00'))).toEqual([]);
  expect(kinds(wish('11:00', '13:00'), 30)).toEqual([['boat', true]]);
  expect(kinds(wish('22:00', '01:00'), 30)).toEqual([]);
});

test('a guide is in one place, however the name is written; a session that does not sail holds nobody', () => {
  expect(kinds(wish('10:00', '12:00', { boat_ids: [], guide_name: 'ANA LIMA' }))).toEqual([['guide', false]]);
  const cancelled = { ...there, status: 'cancelled' } as SessionRow;
  expect(conflictsOf(wish('10:00', '12:00'), [cancelled], () => ({ before: 0, after: 0 }))).toEqual([]);
});
