import { expect, test, vi } from 'vitest';
import type { DayRange } from '../kit/values/day-ranges.ts';
import { addDays } from '../kit/values/days.ts';
import { easterOf, fixedHolidays, isWithin, movableDay } from './days.ts';

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

test('days around a name are those that lie so far from it, whatever year it is of, and in a leap year too', () => {
  const around = (date: string, before: number, after: number) =>
    [2027, 2028, 2029].some((year) =>
      [
        ...fixedHolidays.map((day) => Temporal.PlainDate.from(`${year}-${day}`)),
        movableDay('good-friday', year),
      ].some((day) => {
        const { days } = day.until(date, { largestUnit: 'day' });
        return days >= -before && days <= after;
      }),
    );
  const wrong = [
    [0, 0],
    [1, 3],
    [30, 0],
    [2, 30],
  ].flatMap(([before = 0, after = 0]) => {
    const range = { day: 'holidays' as const, before, after };
    return Array.from({ length: 366 }, (_, at) => addDays('2028-01-01', at)).filter(
      (date) => isWithin(date, [range]) !== around(date, before, after),
    );
  });
  expect(wrong).toEqual([]);
  const lastOfFebruary = { from: '02-29', to: '03-01' };
  expect([isWithin('2027-03-01', [lastOfFebruary]), isWithin('2027-02-28', [lastOfFebruary])]).toEqual([
    true,
    false,
  ]);
});

test('what pieces mean is worked out once for a year: 400 lists of twenty on 62 days make no more dates than one', () => {
  const lists = Array.from({ length: 400 }, (_, list) =>
    Array.from(
      { length: 20 },
      (__, piece): DayRange => ({ day: 'holidays', before: piece, after: list % 30 }),
    ),
  );
  const days = Array.from({ length: 62 }, (_, at) => addDays('2031-02-01', at));
  const made = vi.spyOn(Temporal.PlainDate, 'from');
  const hits = lists.map((ranges) => days.filter((date) => isWithin(date, ranges)).length);
  expect(made.mock.calls.length).toBeLessThan(200);
  expect(hits.every((count) => count > 0)).toBe(true);
});
