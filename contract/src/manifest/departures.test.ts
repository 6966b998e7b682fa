import { describe, expect, test } from 'vitest';
import { type Departure, hasLeft, leavesWithin, placesOf } from './departures.ts';

const at = (time: string) => Date.parse(`2026-11-22T${time}-03:00`);
const departure = (time: string, given: Partial<Departure> = {}): Departure => ({
  status: 'available',
  starts_at: `2026-11-22T${time}:00-03:00`,
  expected: 12,
  settled: 0,
  ...given,
});

describe('a departure is next until it has left', () => {
  test('minute by minute: the 10:30 with people missing stays next until 10:50, and not a second longer', () => {
    const day = [departure('08:00', { settled: 12 }), departure('10:30', { settled: 7 }), departure('13:00')];
    for (let minute = 0; minute < 20; minute += 1)
      expect(placesOf(day, at('10:30:00') + minute * 60_000), `10:${30 + minute}`).toEqual({
        line: 1,
        next: 1,
      });
    expect(placesOf(day, at('10:49:59')).next).toBe(1);
    expect(placesOf(day, at('10:50:00'))).toEqual({ line: 2, next: 2 });
  });

  test('with everybody aboard or absent it has left, also before its hour; somebody taken back makes it next again', () => {
    const full = departure('10:30', { expected: 3, settled: 3 });
    const later = departure('13:00');
    expect(placesOf([full, later], at('10:05:00')).next).toBe(1);
    expect(placesOf([{ ...full, settled: 2 }, later], at('10:05:00')).next).toBe(0);
    expect(placesOf([{ ...full, settled: 2 }, later], at('10:51:00')).next).toBe(1);
  });

  test('of two at the same hour the first that misses somebody is next, then the other', () => {
    const boats = (one: number, other: number) => [
      departure('10:30', { settled: one }),
      departure('10:30', { settled: other }),
      departure('13:00'),
    ];
    expect(placesOf(boats(3, 0), at('10:31:00')).next).toBe(0);
    expect(placesOf(boats(12, 0), at('10:31:00')).next).toBe(1);
    expect(placesOf(boats(12, 12), at('10:31:00')).next).toBe(2);
  });

  test('a cancelled one is never next and keeps its place beside the line; one without bookings leaves with its hour', () => {
    const cancelled = departure('10:30', { status: 'cancelled' });
    const empty = departure('11:00', { expected: 0 });
    const day = [cancelled, empty, departure('13:00')];
    expect(placesOf(day, at('10:29:59'))).toEqual({ line: 0, next: 1 });
    expect(placesOf(day, at('10:30:00'))).toEqual({ line: 1, next: 1 });
    expect(placesOf(day, at('11:00:00'))).toEqual({ line: 2, next: 2 });
  });

  test('one whose boat is out has left, however many are missing and whatever the hour', () => {
    const early = departure('10:30', { settled: 7, departed_at: '2026-11-22T13:04:00Z' });
    expect(placesOf([early, departure('13:00')], at('10:05:00'))).toEqual({ line: 1, next: 1 });
    expect(hasLeft({ ...early, departed_at: null }, at('10:05:00'))).toBe(false);
  });

  test('when all have left nothing is next and the line stands at the end', () => {
    expect(placesOf([departure('08:00')], at('08:20:00'))).toEqual({ line: -1, next: -1 });
    expect(hasLeft(departure('08:00'), at('08:19:59'))).toBe(false);
    expect(placesOf([], at('08:00:00'))).toEqual({ line: -1, next: -1 });
  });
});

test('a departure is marked within the minutes a company says, while somebody is missing', () => {
  const starts_at = '2026-11-20T12:00:00Z';
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
  const waiting = { status: 'available', starts_at, expected: 4, settled: 3 };
  expect(leavesWithin(waiting, at('11:29:59'), 30)).toBeNull();
  expect(leavesWithin(waiting, at('11:30:00'), 30)).toBe(30);
  expect(leavesWithin(waiting, at('11:59:30'), 30)).toBe(1);
  expect(leavesWithin(waiting, at('12:00:00'), 30)).toBeNull();
  expect(leavesWithin(waiting, at('11:50:00'), 0)).toBeNull();
  expect(leavesWithin({ ...waiting, settled: 4 }, at('11:50:00'), 30)).toBeNull();
  expect(leavesWithin({ ...waiting, status: 'cancelled' }, at('11:50:00'), 30)).toBeNull();
});
