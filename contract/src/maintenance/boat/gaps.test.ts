import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapsOf, mostGaps, type Sailing } from './gaps.ts';

const sailing = (starts: string, stops: string, people = 0): Sailing => ({
  starts: `2031-01-${starts}`,
  stops: `2031-01-${stops}`,
  people,
});
const week = { from: '2031-01-10T07:05', to: '2031-01-12T07:05' };

test('a gap begins now or when a departure is over, on the quarter, and goes on until the boat is wanted next', () => {
  const sailings = [sailing('10T08:00', '10T12:10', 9), sailing('10T14:00', '10T18:00', 4)];
  expect(gapsOf(sailings, { ...week, minutes: 45 })).toEqual([
    { from: '2031-01-10T07:15', until: '2031-01-10T08:00', departures: 0, people: 0 },
    { from: '2031-01-10T12:15', until: '2031-01-10T14:00', departures: 0, people: 0 },
    { from: '2031-01-10T18:00', until: null, departures: 0, people: 0 },
  ]);
});

test('where nothing is free those come first that hit the fewest sold seats, then the fewest departures', () => {
  const sailings = [
    sailing('10T07:30', '10T12:00', 9),
    sailing('10T12:00', '10T18:00', 4),
    sailing('10T18:00', '12T12:00'),
  ];
  expect(gapsOf(sailings, { ...week, minutes: 120 }).map(({ from, people }) => [from, people])).toEqual([
    ['2031-01-10T18:00', 0],
    ['2031-01-10T12:00', 4],
    ['2031-01-10T07:15', 9],
  ]);
});

test('whole days begin at midnight', () => {
  const [first] = gapsOf([sailing('11T08:00', '11T10:00', 3)], {
    ...week,
    to: '2031-01-20T07:05',
    minutes: 2880,
  });
  expect(first).toEqual({ from: '2031-01-12T00:00', until: null, departures: 0, people: 0 });
});

test('each gap hits what it says, and the fewest sold seats come first', () => {
  const hour = (at: number) => new Date(Date.UTC(2031, 0, 10) + at * 3_600_000).toISOString().slice(0, 16);
  const some = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 90 }),
      long: fc.integer({ min: 1, max: 9 }),
      people: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 12 }), (given, hours) => {
      const sailings = given.map(({ at, long, people }) => ({
        starts: hour(at),
        stops: hour(at + long),
        people,
      }));
      const gaps = gapsOf(sailings, { from: hour(0), to: hour(100), minutes: hours * 60 });
      const end = (from: string) =>
        new Date(Date.parse(`${from}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16);
      for (const { from, people, departures } of gaps) {
        const hit = sailings.filter(({ starts, stops }) => starts < end(from) && stops > from);
        expect([hit.length, hit.reduce((sum, each) => sum + each.people, 0)]).toEqual([departures, people]);
      }
      expect(gaps.map(({ people }) => people)).toEqual(
        gaps.map(({ people }) => people).toSorted((a, b) => a - b),
      );
      expect(gaps.length).toBeLessThanOrEqual(mostGaps);
    }),
  );
});
