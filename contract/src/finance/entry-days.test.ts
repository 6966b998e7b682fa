import { expect, test } from 'vitest';
import { instalmentsOf, type Repetition, repeatedDays } from './entry-days.ts';

const once: Repetition = { repeats: 'monthly', repeat_day: null, repeat_times: null, repeat_until: null };
const days = (first: string, given: Partial<Repetition>, most = 120) =>
  repeatedDays(first, { ...once, ...given }, most);

test('what comes again does so by weeks, on a day of each month or by years, so often or until a day', () => {
  expect(days('2026-11-20', { repeats: 'weekly', repeat_times: 3 })).toEqual([
    '2026-11-20',
    '2026-11-27',
    '2026-12-04',
  ]);
  expect(days('2028-02-29', { repeats: 'yearly', repeat_until: '2030-02-28' })).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
  ]);
  expect(days('2027-01-31', { repeat_times: 3 })).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(days('2026-11-20', { repeat_day: 31, repeat_times: 3 })).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
  ]);
  expect(days('2026-11-20', { repeat_day: 5, repeat_until: '2027-01-05' })).toEqual([
    '2026-12-05',
    '2027-01-05',
  ]);
  expect(days('2026-11-20', { repeat_until: '2026-11-19' })).toEqual([]);
  expect(days('2026-11-20', { repeats: 'weekly', repeat_until: '2099-01-01' }, 5)).toHaveLength(6);
});

test('instalments sum, and the last takes the odd centavos', () => {
  expect(instalmentsOf(10_000, 3)).toEqual([3_333, 3_333, 3_334]);
  expect(instalmentsOf(2, 3)).toEqual([0, 0, 2]);
});
