import { expect, test } from 'vitest';
import { endsWithin, isSilentFor, type KnownCompany, looksOf } from './company-looks.ts';

const now = Temporal.Instant.from('2026-12-02T12:00:00Z');
const company = (given: Partial<KnownCompany>): KnownCompany => ({
  status: 'active',
  created_at: '2026-11-01T12:00:00Z',
  trial_ends_at: null,
  last_active_at: '2026-12-02T11:00:00Z',
  mails_failed: 0,
  ...given,
});

test('a company wants a look for what is the matter with it, and else for nothing', () => {
  expect(looksOf(company({}), now)).toEqual([]);
  expect(looksOf(company({ status: 'opening', last_active_at: null }), now)).toEqual(['first-access']);
  expect(looksOf(company({ status: 'opening', created_at: '2026-12-02T11:00:00Z' }), now)).toEqual([]);
  expect(looksOf(company({ trial_ends_at: '2026-12-05T03:00:00Z', mails_failed: 2 }), now)).toEqual([
    'trial',
    'mails',
  ]);
  expect(looksOf(company({ last_active_at: '2026-11-25T12:00:00Z' }), now)).toEqual(['silent']);
});

test('a trial ends within a week, a fortnight or a month, or is over; of a company that is stopped it is nobody’s concern', () => {
  const ends = (trial_ends_at: string | null, status = 'active') =>
    (['week', 'fortnight', 'month', 'over'] as const).filter((span) =>
      endsWithin({ status, trial_ends_at }, span, now),
    );
  expect(ends('2026-12-09T12:00:00Z')).toEqual(['week', 'fortnight', 'month']);
  expect(ends('2026-12-12T03:00:00Z')).toEqual(['fortnight', 'month']);
  expect(ends('2026-12-02T12:00:00Z')).toEqual(['over']);
  expect(ends(null)).toEqual([]);
  expect(ends('2026-12-05T03:00:00Z', 'suspended')).toEqual([]);
});

test('silent is who was heard of before and is at work; who never began is not', () => {
  const last_active_at = '2026-11-20T12:00:00Z';
  expect(isSilentFor({ status: 'active', last_active_at }, 'week', now)).toBe(true);
  expect(isSilentFor({ status: 'active', last_active_at }, 'month', now)).toBe(false);
  expect(isSilentFor({ status: 'suspended', last_active_at }, 'week', now)).toBe(false);
  expect(isSilentFor({ status: 'active', last_active_at: null }, 'week', now)).toBe(false);
});
