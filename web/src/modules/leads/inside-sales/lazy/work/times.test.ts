import { expect, test } from 'vitest';
import { timesFrom } from './times.ts';

test('in an hour, tomorrow at nine and on Friday at nine are the company’s, whatever zone the phone is in', () => {
  const zone = 'America/Sao_Paulo';
  // Thursday, half past ten at night there.
  const times = timesFrom(new Date('2026-11-20T01:30:00Z'), zone).map(({ until }) => until);
  expect(times).toEqual(['2026-11-20T02:30:00Z', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z']);
  const onFriday = timesFrom(new Date('2026-11-20T15:00:00Z'), zone);
  expect(onFriday.at(-1)?.until).toBe('2026-11-27T12:00:00Z');
});
