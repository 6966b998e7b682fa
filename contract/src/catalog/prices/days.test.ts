import { expect, test } from 'vitest';
import { easterOf, isWithin, movableDay } from './days.ts';

test('Easter and the days that hang on it are known for any year', () => {
  // As published for these years; 1818 and 2038 are the earliest and the latest Easter can be.
  expect([1818, 2024, 2026, 2027, 2038, 2285].map((year) => easterOf(year).toString())).toEqual([
    ...['1818-03-22', '2024-03-31', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'],
  ]);
  const days = (['carnival', 'good-friday', 'corpus-christi'] as const).map((day) => movableDay(day, 2027));
  expect(days.map(String)).toEqual(['2027-02-09', '2027-03-26', '2027-05-27']);
});

test.each([
  [
    'once',
    { from: '2026-12-15', to: '2027-02-28' },
    ['2026-12-15', '2027-02-28'],
    ['2026-12-14', '2027-12-20'],
  ],
  [
    'every year, over New Year',
    { from: '12-15', to: '02-28' },
    ['2026-12-15', '2031-01-01'],
    ['2028-02-29', '2026-03-01'],
  ],
  ['every year', { from: '07-01', to: '07-31' }, ['2027-07-01', '2030-07-31'], ['2027-08-01']],
  [
    'around carnival',
    { day: 'carnival' as const, before: 4, after: 1 },
    ['2027-02-05', '2027-02-10'],
    ['2027-02-04', '2027-02-11'],
  ],
  [
    'on national holidays',
    { day: 'holidays' as const, before: 0, after: 0 },
    ['2026-11-20', '2027-03-26', '2026-12-25'],
    ['2027-02-09', '2026-11-21'],
  ],
  [
    'around New Year’s Day, in the year before',
    { day: 'holidays' as const, before: 1, after: 0 },
    ['2026-12-31'],
    ['2026-12-30'],
  ],
])('days %s', (_, range, inside, outside) => {
  expect(inside.filter((date) => !isWithin(date, [range]))).toEqual([]);
  expect(outside.filter((date) => isWithin(date, [range]))).toEqual([]);
});
