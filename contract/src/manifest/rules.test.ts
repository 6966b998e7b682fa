import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AttendanceEvent,
  attendanceOf,
  attendanceStates,
  beforeLastChange,
  hasConflict,
  headsOf,
  isOwnSession,
  rollUp,
  visibleState,
} from './rules.ts';

test('a booking’s two flags are one of three values, no-show first [A4-08, A4-09, A4-10, A4-11, A4-12]', () => {
  expect(attendanceOf({ checkin: false, no_show: false })).toBe('pending');
  expect(attendanceOf({ checkin: true, no_show: false })).toBe('checked_in');
  expect(attendanceOf({ checkin: false, no_show: true })).toBe('no_show');
  expect(attendanceOf({ checkin: true, no_show: true })).toBe('no_show');
});

test('a party is pending while anybody is, and absent only when everybody is', () => {
  expect(rollUp([])).toEqual({ checkin: false, no_show: false });
  expect(rollUp(['checked_in', 'pending'])).toEqual({ checkin: false, no_show: false });
  expect(rollUp(['checked_in', 'no_show'])).toEqual({ checkin: true, no_show: false });
  expect(rollUp(['no_show', 'no_show'])).toEqual({ checkin: false, no_show: true });
});

test('a conflict is two last words that differ; the same word twice is none', () => {
  const event = (id: string, status: AttendanceEvent['status'], bases: string[] = []) => ({
    id,
    status,
    bases,
  });
  expect(hasConflict(headsOf([event('a', 'checked_in'), event('b', 'no_show')]))).toBe(true);
  expect(hasConflict(headsOf([event('a', 'checked_in'), event('b', 'checked_in')]))).toBe(false);
  expect(hasConflict(headsOf([event('a', 'checked_in'), event('b', 'no_show', ['a'])]))).toBe(false);
});

/** Devices that mark, hear of each other now and then, and send in any order, twice or late. */
const history = fc
  .array(
    fc.record({ device: fc.nat(3), status: fc.constantFrom(...attendanceStates), hears: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  )
  .map((acts) => {
    const known: AttendanceEvent[][] = [[], [], [], []];
    const all: AttendanceEvent[] = [];
    for (const [index, { device, status, hears }] of acts.entries()) {
      const seen = known[device] ?? [];
      if (hears) seen.splice(0, seen.length, ...all);
      const event = { id: `e${index}`, status, bases: headsOf(seen).map(({ id }) => id) };
      seen.push(event);
      all.push(event);
    }
    return {
      all,
      isSequential: acts.every(
        (act, index) => act.hears || acts[index - 1]?.device === act.device || index === 0,
      ),
    };
  });

test('in 20,000 generated histories every order of arrival shows one state, and a sequence ends in its last act', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), ({ all, isSequential }, numbers) => {
      const shuffled = all
        .map((event) => ({ event, at: numbers.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at);
      const state = visibleState(all);
      expect(visibleState(shuffled.map(({ event }) => event))).toBe(state);
      if (isSequential) expect(state).toBe(all.at(-1)?.status);
    }),
    { numRuns: 20_000 },
  );
});

test('taking the last change back gives its passengers what they were, and leaves the others alone', () => {
  const event = (
    id: string,
    manifest_passenger_id: string,
    status: AttendanceEvent['status'],
    at: string,
    bases: string[] = [],
  ) => ({ id, manifest_passenger_id, status, at, bases });
  expect(beforeLastChange([])).toEqual(new Map());
  const first = [event('a', 'ana', 'checked_in', '08:00'), event('b', 'beto', 'no_show', '08:00')];
  expect(Object.fromEntries(beforeLastChange(first))).toEqual({ ana: 'pending', beto: 'pending' });
  const later = [...first, event('c', 'beto', 'checked_in', '08:05', ['b'])];
  expect(Object.fromEntries(beforeLastChange(later))).toEqual({ beto: 'no_show' });
  const regretted = event('d', 'beto', 'pending', '08:05', ['c']);
  const together = [...first, regretted, ...later.slice(2)];
  expect(Object.fromEntries(beforeLastChange(together))).toEqual({ beto: 'checked_in' });
});

test('a session is somebody’s own when its guide or sailor is the full name or the first name, accents aside', () => {
  const of = (guide_name: string | null, sailor_name: string | null = null) => ({ guide_name, sailor_name });
  expect(isOwnSession(of('Jose'), 'José Mar')).toBe(true);
  expect(isOwnSession(of(null, ' JOSÉ MAR '), 'José Mar')).toBe(true);
  expect(isOwnSession(of('José Marinho', 'Mar'), 'José Mar')).toBe(false);
  expect(isOwnSession(of(null), 'José Mar')).toBe(false);
  expect(isOwnSession(of(''), '  ')).toBe(false);
});
