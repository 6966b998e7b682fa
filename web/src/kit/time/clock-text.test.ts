import { expect, test } from 'vitest';
import { clockAfter, clockText, hoursAround, minutesBetween, partsOf } from './clock-text.ts';

test('the clock on the wall goes on through midnights, months and the hours that a zone skips or doubles', () => {
  expect(clockAfter('2026-12-31T23:30', 60)).toBe('2027-01-01T00:30');
  // Lisbon skips 01:00 on that night and doubles it on the other.
  expect(minutesBetween('2026-03-29T00:30', '2026-03-29T02:30')).toBe(120);
  expect(minutesBetween('2026-10-25T00:30', '2026-10-25T02:30')).toBe(120);
  expect(partsOf('2026-11-20T08:15')).toEqual({ date: '2026-11-20', time: '08:15' });
});

test('an end that is not after its start is of the day after', () => {
  expect([clockText('2026-11-20', '10:00:00', '08:00'), clockText('2026-11-20', '00:30', '23:30')]).toEqual([
    '2026-11-20T10:00',
    '2026-11-21T00:30',
  ]);
});

test('the hours shown are the usual ones and those of what begins earlier or ends later, whole and of that day', () => {
  const usual = ['07:00', '19:00'] as const;
  const shown = (...spans: [string, string][]) =>
    hoursAround(
      '2026-11-20',
      usual,
      spans.map(([from, until]) => ({ from, until })),
    );
  expect(shown()).toEqual({ from: '2026-11-20T07:00', until: '2026-11-20T19:00' });
  expect(shown(['2026-11-20T05:45', '2026-11-20T06:15'], ['2026-11-20T18:00', '2026-11-20T20:10'])).toEqual({
    from: '2026-11-20T05:00',
    until: '2026-11-20T21:00',
  });
  expect(shown(['2026-11-19T23:00', '2026-11-20T01:00'], ['2026-11-20T23:30', '2026-11-21T00:45'])).toEqual({
    from: '2026-11-20T00:00',
    until: '2026-11-21T01:00',
  });
  expect(shown(['2026-11-21T05:00', '2026-11-21T06:00'])).toEqual(shown());
});
