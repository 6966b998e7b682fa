import { expect, test } from 'vitest';
import { trialDaysLeft, trialEnds } from './trial.ts';

const opened = Temporal.Instant.from('2026-11-20T19:00:00Z');

test('a trial of fourteen days that begins on 20 November ends at the midnight of the company’s own zone', () => {
  const ends = (zone: string) => trialEnds(opened, { days: 14, zone })?.toString();
  expect(ends('America/Sao_Paulo')).toBe('2026-12-05T03:00:00Z');
  expect(ends('America/Noronha')).toBe('2026-12-05T02:00:00Z');
});

test('three days are left on 2 December, one on the 4th, none on the 5th', () => {
  const ends = Temporal.Instant.from('2026-12-05T03:00:00Z');
  const left = (at: string) => trialDaysLeft(ends, Temporal.Instant.from(at), 'America/Sao_Paulo');
  expect([left('2026-12-02T12:00:00Z'), left('2026-12-05T02:59:00Z'), left('2026-12-05T03:00:00Z')]).toEqual([
    3, 1, 0,
  ]);
});

test('without days there is no trial', () => {
  expect(trialEnds(opened, { days: 0, zone: 'America/Bahia' })).toBeNull();
});
