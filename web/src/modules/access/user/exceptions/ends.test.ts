import { expect, test } from 'vitest';
import { endOf } from './ends.ts';

test('an exception ends at the midnight after its last day where the company is, or never', () => {
  const now = Temporal.Instant.from('2026-11-21T01:30:00Z');
  expect(endOf('today', now, 'America/Sao_Paulo')).toBe('2026-11-21T03:00:00Z');
  expect(endOf('week', now, 'America/Sao_Paulo')).toBe('2026-11-28T03:00:00Z');
  expect(endOf('never', now, 'America/Sao_Paulo')).toBeNull();
});
