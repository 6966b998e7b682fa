import { expect, test } from 'vitest';
import { weekBeginsAs } from '../../../ui/dates/first-weekday.ts';
import { daysAround, stepFrom } from './shown-days.ts';

test('a month, a week as the company’s begin, and a day are looked at around a day, and are left for the next one', () => {
  const month = daysAround('2028-02-10', 'month');
  expect([month.length, month[0], month.at(-1)]).toEqual([29, '2028-02-01', '2028-02-29']);
  expect(daysAround('2027-01-03', 'week')[0]).toBe('2027-01-03');
  weekBeginsAs(() => 6);
  expect(daysAround('2027-01-03', 'week')[0]).toBe('2027-01-02');
  weekBeginsAs(() => 1);
  expect(daysAround('2027-01-03', 'week')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(daysAround('2027-01-03', 'day')).toEqual(['2027-01-03']);
  expect(stepFrom('2027-01-31', 'month', 1)).toBe('2027-02-01');
  expect(stepFrom('2027-03-31', 'month', -1)).toBe('2027-02-01');
  expect(stepFrom('2027-01-03', 'week', 1)).toBe('2027-01-04');
  expect(stepFrom('2027-01-01', 'day', -1)).toBe('2026-12-31');
});
