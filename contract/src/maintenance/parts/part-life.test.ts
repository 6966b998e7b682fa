import { expect, test } from 'vitest';
import { endOf, partLife } from './part-life.ts';

const put = { installed_on: '2026-01-01', at_hours: 500 };
const now = { hours: 650, date: '2026-07-02' };

test('what is left of a part is told by what ends first, and never below nothing', () => {
  expect(partLife({ ...put, due_hours: 800, due_on: null }, now)).toEqual({
    left: 0.5,
    by: 'hours',
    rest: 150,
  });
  const byDate = partLife({ ...put, due_hours: 800, due_on: '2026-08-01' }, now);
  expect([byDate?.by, byDate?.rest]).toEqual(['date', 30]);
  expect(partLife({ ...put, due_hours: 600, due_on: null }, now)).toEqual({
    left: 0,
    by: 'hours',
    rest: -50,
  });
  expect(partLife({ ...put, due_hours: null, due_on: null }, now)).toBeNull();
});

test.each([
  [769.9, null],
  [770, 'soon'],
  [799.9, 'soon'],
  [800, 'over'],
] as const)('of three hundred hours from 500 on, at %d it is %s', (hours, end) => {
  expect(endOf({ ...put, due_hours: 800, due_on: null }, { ...now, hours })).toBe(end);
});
