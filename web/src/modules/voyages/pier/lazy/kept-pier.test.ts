import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { expect, test } from 'vitest';
import { readableUntil } from './kept-pier.ts';

const seen = Date.parse('2031-02-01T11:00:00Z');
const hours = (until: number) => (until - seen) / 3_600_000;
const of = (departures: string[], out: (string | null)[]) =>
  ({
    departures: departures.map((ends_at) => ({ ends_at })),
    voyages: out.map((eta) => ({ status: 'open', eta })),
  }) as unknown as PierData;

test('a kept quay may be read until two hours after the last boat should be back, and two days at most', () => {
  expect(hours(readableUntil(of(['2031-02-01T13:00:00Z', '2031-02-01T17:00:00Z'], []), seen))).toBe(8);
  expect(hours(readableUntil(of([], ['2031-02-01T15:00:00Z']), seen))).toBe(6);
  expect(hours(readableUntil(of([], [null]), seen))).toBe(12);
  expect(hours(readableUntil(of(['2031-02-09T13:00:00Z'], []), seen))).toBe(48);
  expect(readableUntil(of([], []), seen)).toBe(0);
});
