import { expect, test } from 'vitest';
import { addDays, addMinutes, civilDay, dayIn } from './civil-day.ts';

test('[A2.5-07] [A2.5-08] days move over the ends of months and years', () => {
  expect([addDays('2026-11-20', 1), addDays('2026-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2026-11-21',
    '2026-02-28',
    '2027-01-01',
  ]);
});

test("[A2.5-05] today is the company's day, not the device's", () => {
  const night = new Date('2026-11-21T01:30:00Z');
  expect(dayIn('America/Sao_Paulo', night)).toBe('2026-11-20');
  expect(dayIn('Europe/Lisbon', night)).toBe('2026-11-21');
});

test('only days of the calendar are taken from an address', () => {
  expect(civilDay('2026-11-20')).toBe('2026-11-20');
  expect([civilDay('2026-11-31'), civilDay('20/11/2026'), civilDay(20261120), civilDay(undefined)]).toEqual(
    Array(4).fill(undefined),
  );
});

test('a duration may end after midnight', () => {
  expect([addMinutes('09:00', 120), addMinutes('23:30', 90), addMinutes('00:10', -20)]).toEqual([
    '11:00',
    '01:00',
    '23:50',
  ]);
});
