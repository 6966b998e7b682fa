import { expect, test } from 'vitest';
import { leftText } from './countdown.ts';

test('a hold says how long it lasts: by hours, and by seconds in its last hour', () => {
  expect(leftText(3 * 3_600_000 + 5 * 60_000)).toBe('3 h 05 min');
  expect(leftText(14 * 60_000 + 9_999)).toBe('14:09');
  expect(leftText(-5)).toBe('00:00');
});
