import type { Judgement } from '@leme/contract/manifest/scan';
import { expect, test } from 'vitest';
import { aBooking } from '../../../party/manifest.testing.ts';
import { isBoarding, toneOf } from './outcome.ts';
import { scanResultOf } from './scan-result.ts';

const place = {
  booking_id: 'b',
  session_id: 's',
  date: '2026-11-20',
  start_time: '08:00',
  product: 'Ilha do Campeche',
};

test('a clear party is green; debt, requirements, no-show and "already in" are amber; all else is red', () => {
  const ok: Judgement = { ok: true, pending: 2, ...place };
  expect(toneOf(ok, aBooking())).toBe('ok');
  expect(toneOf(ok, null)).toBe('ok');
  expect(toneOf(ok, aBooking({ remaining_amount: 150 }))).toBe('attention');
  expect(toneOf(ok, aBooking({ special_requirements: 'Alergia a camarão' }))).toBe('attention');
  for (const reason of ['already-in', 'no-show'] as const)
    expect(toneOf({ ok: false, reason, since: null, by: null, ...place }, aBooking())).toBe('attention');
  for (const reason of ['cancelled', 'other-day', 'other-session'] as const)
    expect(toneOf({ ok: false, reason, ...place }, null)).toBe('error');
  expect(toneOf({ ok: false, reason: 'unknown' }, null)).toBe('error');
});

test('a party marked absent that comes after all can be checked in; one that is in cannot', () => {
  expect(isBoarding({ ok: false, reason: 'no-show', since: null, by: null, ...place })).toBe(true);
  expect(isBoarding({ ok: false, reason: 'already-in', since: null, by: null, ...place })).toBe(false);
});

test('the server’s flat answer becomes the judgement the phone makes itself', () => {
  const judgements: Judgement[] = [
    { ok: true, pending: 3, ...place },
    { ok: false, reason: 'unknown' },
    { ok: false, reason: 'other-company' },
    { ok: false, reason: 'cancelled', ...place },
    { ok: false, reason: 'other-day', ...place },
    { ok: false, reason: 'other-session', ...place },
    { ok: false, reason: 'already-in', since: '2026-11-20T11:02:00Z', by: 'Ana', ...place },
    { ok: false, reason: 'no-show', since: null, by: null, ...place },
  ];
  for (const judgement of judgements) expect(scanResultOf(judgement)).toEqual(judgement);
});
