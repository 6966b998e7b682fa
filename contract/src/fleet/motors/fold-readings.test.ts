import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dialled, foldReadings, hoursByMonth, jumpsFrom, totalHours } from './fold-readings.ts';

const start = Temporal.Instant.from('2026-11-01T08:00:00Z');
const after = (hours: number) => start.add({ minutes: Math.round(hours * 60) }).toString();
let made = 0;
/** What the dial said so many hours after the beginning. */
const read = (at: number, hours: number, more: Partial<Dialled> = {}): Dialled => ({
  id: `r${String(++made).padStart(4, '0')}`,
  hours,
  taken_at: after(at),
  jumps: false,
  isRejected: false,
  ...more,
});
const statesOf = (readings: readonly Dialled[], from: number | null = null) => {
  const { states } = foldReadings(readings, from);
  return readings.map(({ id }) => states.get(id));
};

describe('readings of a dial', () => {
  test('the first is what it is, and those that go on are accepted', () => {
    const readings = [read(0, 520.1), read(8, 524), read(8, 524)];
    expect(statesOf(readings)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(foldReadings(readings)).toMatchObject({ hours: 524, last: { hours: 524 } });
  });

  test('one below an earlier one waits for a person, whichever came first', () => {
    const [early, late] = [read(0, 520.1), read(24, 512.3)];
    expect(statesOf([early, late])).toEqual(['accepted', 'review']);
    expect(statesOf([late, early])).toEqual(['review', 'accepted']);
    expect(foldReadings([late, early]).hours).toBe(520.1);
  });

  test('a late one that fits between is accepted and moves nothing', () => {
    const readings = [read(0, 100), read(20, 110), read(10, 105)];
    expect(statesOf(readings)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(foldReadings(readings).hours).toBe(110);
  });

  test('what was rejected no longer holds the others back', () => {
    const [wrong, right] = [read(0, 5123), read(24, 520)];
    expect(statesOf([wrong, right])).toEqual(['accepted', 'review']);
    expect(statesOf([{ ...wrong, isRejected: true }, right])).toEqual(['rejected', 'accepted']);
  });

  test('one that jumps counts for nothing, and what comes after is held against the one before it', () => {
    const readings = [read(0, 100), read(1, 900, { jumps: true }), read(2, 101.5)];
    expect(statesOf(readings)).toEqual(['accepted', 'review', 'accepted']);
  });

  test('a new dial begins with what it said, not with nothing', () => {
    expect(statesOf([read(0, 3)], 4)).toEqual(['review']);
    expect(foldReadings([], 4)).toMatchObject({ hours: 4, last: null });
  });
});

describe('a jump', () => {
  const before = { hours: 100, taken_at: after(0) };
  test.each([
    [10, 111, false],
    [10, 111.1, true],
    [1, 101.1, false],
    // 1 h 5 min and a tenth are 1.19 h: no tenth of an hour is torn.
    [1 + 5 / 60, 101.2, false],
    [1 + 5 / 60, 101.3, true],
    [0, 100, false],
    [0, 100.1, true],
    [24, 90, false],
  ])('after %d h the dial may say %d: jumps %s', (passed, hours, jumps) => {
    expect(jumpsFrom(before, { hours, taken_at: after(passed) })).toBe(jumps);
  });

  test('the first reading of an engine jumps from nothing', () => {
    expect(jumpsFrom(null, { hours: 4000, taken_at: after(0) })).toBe(false);
  });
});

test('hours in all go on over a new dial', () => {
  expect(totalHours({ hours_before: 1240.7, first_hours: 0 }, 3.1)).toBe(1243.8);
  expect(totalHours({ hours_before: 1240.7, first_hours: 12.5 }, 12.5)).toBe(1240.7);
  expect(totalHours({ hours_before: 0, first_hours: 0 }, 520.1)).toBe(520.1);
});

test('a month in which nobody read the dial ran into the next one; the first reading is no month’s', () => {
  const months = ['2026-09', '2026-10', '2026-11'];
  const read = [
    { month: '2026-09', total: 120.4 },
    { month: '2026-11', total: 150.1 },
  ];
  expect(hoursByMonth(100, read, months)).toEqual([
    { month: '2026-09', hours: 20.4 },
    { month: '2026-10', hours: 0 },
    { month: '2026-11', hours: 29.7 },
  ]);
  expect(hoursByMonth(null, read, months).map(({ hours }) => hours)).toEqual([0, 0, 29.7]);
  expect(hoursByMonth(null, [], months).map(({ hours }) => hours)).toEqual([0, 0, 0]);
});

describe('whatever comes', () => {
  const reading = fc
    .record({
      at: fc.integer({ min: 0, max: 400 }),
      tenths: fc.integer({ min: 0, max: 3000 }),
      jumps: fc.boolean(),
    })
    .map(({ at, tenths, jumps }) => read(at, tenths / 10, { jumps }));
  const readings = fc.array(reading, { maxLength: 12 });

  test('the order in which readings come decides nothing', () => {
    const twice = readings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(twice, ([all, shuffled]) => {
        expect(foldReadings(shuffled)).toEqual(foldReadings(all));
      }),
    );
  });

  test('another reading never lets the hours fall', () => {
    fc.assert(
      fc.property(readings, reading, (all, more) => {
        const [before, then] = [foldReadings(all).hours, foldReadings([...all, more]).hours];
        expect(then ?? 0).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });

  test('what is accepted never falls along the time it was taken', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const { states } = foldReadings(all);
        const hours = all
          .toSorted((one, other) => (one.taken_at < other.taken_at ? -1 : 1))
          .filter(({ id }) => states.get(id) === 'accepted');
        for (const [at, each] of hours.entries()) {
          const earlier = hours.slice(0, at).filter(({ taken_at }) => taken_at < each.taken_at);
          for (const one of earlier) expect(each.hours).toBeGreaterThanOrEqual(one.hours);
        }
      }),
    );
  });
});
