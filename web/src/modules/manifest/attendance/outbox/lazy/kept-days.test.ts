import { expect, test } from 'vitest';
import { aSession } from '../../../party/manifest.testing.ts';
import { readableUntil } from './kept-days.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

test('a day is readable until two hours after its last tour, not longer than it is kept, and an empty one is not', () => {
  const seen = at('20T12:00');
  const data = [aSession({ ends_at: '2026-11-20T19:00:00Z' }), aSession({ ends_at: '2026-11-20T15:00:00Z' })];
  expect(readableUntil({ data }, seen)).toBe(at('20T21:00'));
  expect(readableUntil({ data: [aSession({ ends_at: '2026-12-24T19:00:00Z' })] }, seen)).toBe(at('22T12:00'));
  expect(readableUntil({ data: [] }, seen)).toBe(0);
});
