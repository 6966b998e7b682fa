import type { AttendanceRefusal } from '@leme/contract/manifest/issue-endpoints';
import { expect, test } from 'vitest';
import { byPerson } from './by-person.ts';

const refusal = (id: string, user_id: string, reason: AttendanceRefusal['reason']): AttendanceRefusal => ({
  id,
  user_id,
  reason,
  status: 'checked_in',
  by: null,
  together: 1,
  place: null,
  client_time: null,
  at: '2026-11-20T11:00:00Z',
});

test('refused marks of one person for one reason stand together, the newest first', () => {
  const groups = byPerson([
    refusal('4', 'ana', 'passenger-removed'),
    refusal('3', 'beto', 'passenger-removed'),
    refusal('2', 'ana', 'not-allowed'),
    refusal('1', 'ana', 'passenger-removed'),
  ]);
  expect(groups.map(({ newest, refusals }) => [newest.id, refusals.map(({ id }) => id)])).toEqual([
    ['4', ['4', '1']],
    ['3', ['3']],
    ['2', ['2']],
  ]);
});
