import { expect, test } from 'vitest';
import { paceOf, weekOf } from './forecast.ts';

const now = { hours: 550, date: '2026-11-29' };

test('the pace of an engine is what it ran since, by days; read on one day alone it has none', () => {
  expect(paceOf({ base: 494, since: '2026-11-01' }, now)).toBe(2);
  expect(paceOf({ base: 550, since: '2026-06-01' }, now)).toBe(0);
  expect(paceOf({ base: 549, since: now.date }, now)).toBeNull();
  expect(paceOf({ base: null, since: null }, now)).toBeNull();
});

test('a week begins on Monday, also where it ends on Sunday', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-06'].map(weekOf)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
  ]);
});
