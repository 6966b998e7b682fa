import type { AttendanceConflict } from '@leme/contract/manifest/issue-endpoints';
import { expect, test } from 'vitest';
import { bySession } from './by-session.ts';

const conflict = (session_id: string, manifest_passenger_id: string): AttendanceConflict => ({
  manifest_passenger_id,
  session_id,
  booking_id: 'b',
  customer_name: 'Maria',
  name: null,
  position: 1,
  date: '2026-11-20',
  start_time: '08:00',
  product: 'Ilha',
  heads: [],
});

test('people of one session stand together, in the order in which sessions and people came', () => {
  const groups = bySession([conflict('b', '1'), conflict('a', '2'), conflict('b', '3')]);
  expect(
    groups.map(({ session, people }) => [
      session.session_id,
      people.map(({ manifest_passenger_id: id }) => id),
    ]),
  ).toEqual([
    ['b', ['1', '3']],
    ['a', ['2']],
  ]);
  expect(bySession([])).toEqual([]);
});
