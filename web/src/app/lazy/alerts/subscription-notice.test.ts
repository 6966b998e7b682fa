import { expect, test } from 'vitest';
import { noticeOf } from './subscription-notice.ts';

const zone = 'America/Sao_Paulo';
const at = (instant: string) => Temporal.Instant.from(instant);
const trial = (trial_ends_at: string | null, now: string, tenantZone = zone) =>
  noticeOf({ status: 'trialing', trial_ends_at, is_read_only: false }, tenantZone, at(now));

test('a trial is mentioned from three days before its end [A4-05, A9-34]', () => {
  const end = '2026-11-24T15:00:00Z';
  expect(trial(end, '2026-11-20T15:00:00Z')).toBeNull();
  expect(trial(end, '2026-11-21T15:00:00Z')).toEqual({ kind: 'trial-days', days: 3 });
  expect(trial(end, '2026-11-23T23:00:00Z')).toEqual({ kind: 'trial-days', days: 1 });
  expect(trial(end, '2026-11-24T14:59:59Z')).toEqual({ kind: 'trial-today' });
  expect(trial(end, '2026-11-24T15:00:00Z')).toEqual({ kind: 'trial-over' });
});

test('days are those of the company’s calendar, not of the device or of UTC', () => {
  // 23:30 of the 20th in São Paulo, 02:30 of the 21st in UTC.
  const now = '2026-11-21T02:30:00Z';
  expect(trial('2026-11-21T15:00:00Z', now)).toEqual({ kind: 'trial-days', days: 1 });
  expect(trial('2026-11-21T15:00:00Z', now, 'Europe/Lisbon')).toEqual({ kind: 'trial-today' });
});

test('a trial without an end and an active subscription need no word', () => {
  expect(trial(null, '2026-11-20T15:00:00Z')).toBeNull();
  const active = { status: 'active', trial_ends_at: '2026-11-21T00:00:00Z', is_read_only: false } as const;
  expect(noticeOf(active, zone, at('2026-11-20T15:00:00Z'))).toBeNull();
});

test('a late payment and an inactive subscription are said whatever the day [A4-01, A4-03]', () => {
  const of = (status: 'past_due' | 'inactive') =>
    noticeOf({ status, trial_ends_at: null, is_read_only: false }, zone, at('2026-11-20T15:00:00Z'));
  expect([of('past_due'), of('inactive')]).toEqual([{ kind: 'past-due' }, { kind: 'inactive' }]);
});
