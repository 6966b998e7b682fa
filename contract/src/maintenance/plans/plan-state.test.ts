import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../kit/values/days.ts';
import {
  dayDue,
  daysUntil,
  firstDue,
  nextDue,
  type Plan,
  planFaults,
  planState,
  planStates,
} from './plan-state.ts';

const today = '2026-11-20';
const byHours: Plan = {
  trigger: 'meter',
  every_days: null,
  every_hours: 100,
  first_hours: null,
  based_on: 'scheduled',
  warn_days: 0,
  warn_hours: 10,
  tolerance_days: 0,
  tolerance_hours: 5,
};
const byBoth: Plan = { ...byHours, trigger: 'both', every_days: 365, warn_days: 30, tolerance_days: 7 };
const due = { due_on: null, due_hours: 600, paused_until: null };

describe('the plan by hand: every 100 h, due at 500, done at 503', () => {
  const done = { date: today, hours: 503 };
  const was = { due_on: null, due_hours: 500 };

  test('counted from when it was done it falls due at 603, as scheduled at 600', () => {
    expect(nextDue({ ...byHours, based_on: 'completed' }, was, done).due_hours).toBe(603);
    expect(nextDue(byHours, was, done).due_hours).toBe(600);
  });

  test.each([
    [589.9, 'ok', 10.1],
    [590, 'soon', 10],
    [599.9, 'soon', 0.1],
    [600, 'due', 0],
    [605, 'due', -5],
    [605.1, 'overdue', -5.1],
  ] as const)('warned of 10 h before and tolerated for 5: at %d it is %s', (hours, state, hours_left) => {
    expect(planState(byHours, due, { hours, date: today })).toMatchObject({
      state,
      hours_left,
      by: 'hours',
      due_hours: 600,
      due_on: null,
    });
  });

  test('at 595.8 h and three hours a day it is due in 1.4 days, foreseen for tomorrow', () => {
    const now = { hours: 595.8, date: today, hours_per_day: 3 };
    const standing = planState(byHours, due, now);
    expect(daysUntil(standing.hours_left, 3)).toBe(1.4);
    expect(dayDue(standing, now)).toEqual({ date: '2026-11-21', isForeseen: true });
  });

  test('what stands still is foreseen for no day', () => {
    const now = { hours: 595.8, date: today, hours_per_day: 0 };
    expect(dayDue(planState(byHours, due, now), now)).toBeNull();
  });
});

describe('by date and by hours, whichever comes first', () => {
  const was = firstDue(byBoth, { date: '2025-12-10', hours: 500 }, { hours: 520, date: today });

  test('a year from 10/12/2025 is 10/12/2026, or 600 h', () => {
    expect(was).toEqual({ due_on: '2026-12-10', due_hours: 600 });
  });

  test.each([
    [560, '2026-11-09', 'ok', 'date'],
    [560, '2026-11-10', 'soon', 'date'],
    [600, '2026-11-10', 'due', 'hours'],
    [520, '2026-12-17', 'due', 'date'],
    [520, '2026-12-18', 'overdue', 'date'],
    [606, '2026-12-12', 'overdue', 'hours'],
  ] as const)('at %d h on %s it is %s, by %s', (hours, date, state, by) => {
    expect(planState(byBoth, { ...was, paused_until: null }, { hours, date })).toMatchObject({ state, by });
  });

  test('doing it resets both', () => {
    expect(nextDue(byBoth, was, { date: '2026-11-20', hours: 590 })).toEqual({
      due_on: '2027-12-10',
      due_hours: 700,
    });
    expect(nextDue({ ...byBoth, based_on: 'completed' }, was, { date: '2026-11-20', hours: 590 })).toEqual({
      due_on: '2027-11-20',
      due_hours: 690,
    });
  });

  test('of two alike the one decides that comes first at the pace it ran lately', () => {
    const asset = { due_on: '2026-11-30', due_hours: 600, paused_until: null };
    const at = (hours_per_day: number | null) =>
      planState(byBoth, asset, { hours: 595, date: today, hours_per_day }).by;
    expect([at(3), at(0.1), at(null)]).toEqual(['hours', 'date', 'date']);
  });
});

test('done a whole interval late, as scheduled, it falls due at the next step that lies ahead', () => {
  const was = { due_on: null, due_hours: 500 };
  expect(nextDue(byHours, was, { date: today, hours: 640 }).due_hours).toBe(700);
  expect(nextDue(byHours, was, { date: today, hours: 600 }).due_hours).toBe(700);
  expect(nextDue(byHours, was, { date: today, hours: 480 }).due_hours).toBe(600);
});

test('without a last time it counts from today; a new engine has its first service earlier', () => {
  const now = { hours: 4.2, date: today };
  expect(firstDue(byBoth, null, now)).toEqual({ due_on: '2027-11-20', due_hours: 104.2 });
  expect(firstDue({ ...byBoth, first_hours: 20 }, null, now).due_hours).toBe(20);
  expect(firstDue({ ...byBoth, first_hours: 20 }, null, { ...now, hours: 25 }).due_hours).toBe(125);
});

test('what is paused waits, through its last day', () => {
  const asset = { ...due, paused_until: today };
  const now = { hours: 900, date: today };
  expect(planState(byHours, asset, now)).toMatchObject({ state: 'ok', by: null, isPaused: true });
  const after = planState(byHours, asset, { ...now, date: '2026-11-21' });
  expect([after.state, after.isPaused]).toEqual(['overdue', false]);
});

test('without a reading only the date speaks; without anything nothing does', () => {
  const asset = { due_on: '2026-11-25', due_hours: 600, paused_until: null };
  expect(planState(byBoth, asset, { hours: null, date: today })).toMatchObject({ state: 'soon', by: 'date' });
  expect(planState(byHours, due, { hours: null, date: today })).toMatchObject({ state: 'ok', by: null });
});

test.each([
  [{ trigger: 'meter', every_hours: null }, [['/every_hours', 'required']]],
  [{ trigger: 'calendar' }, [['/every_days', 'required']]],
  [{ trigger: 'both' }, [['/every_days', 'required']]],
  [{ warn_hours: 100.1 }, [['/warn_hours', 'too-large']]],
  [{ tolerance_hours: 101 }, [['/tolerance_hours', 'too-large']]],
  [{ warn_days: 400 }, []],
] as const)('%o is refused by name, or says nothing', (given, faults) => {
  const found = planFaults({ ...byHours, ...given });
  expect(found.map(({ pointer, code }) => [pointer, code])).toEqual(faults);
});

describe('whatever comes', () => {
  const tenth = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((n) => n / 10);

  test('hours that go on never make a plan better', () => {
    fc.assert(
      fc.property(tenth(1000), tenth(200), fc.integer({ min: 0, max: 400 }), (hours, more, days) => {
        const rank = (at: number) =>
          planStates.indexOf(
            planState(
              byBoth,
              { ...due, due_on: '2026-12-10' },
              { hours: at, date: addDays('2026-06-01', days) },
            ).state,
          );
        expect(rank(hours + more)).toBeGreaterThanOrEqual(rank(hours));
      }),
    );
  });

  test('what was done is due again later than it was done', () => {
    fc.assert(
      fc.property(
        tenth(2000),
        tenth(3000),
        fc.constantFrom('scheduled' as const, 'completed' as const),
        (was, hours, based_on) => {
          const next = nextDue(
            { ...byHours, based_on },
            { due_on: null, due_hours: was },
            { date: today, hours },
          );
          expect(next.due_hours ?? 0).toBeGreaterThan(hours);
        },
      ),
    );
  });
});
