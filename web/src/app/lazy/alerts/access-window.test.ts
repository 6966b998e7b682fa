import { expect, test } from 'vitest';
import { isEndingSoon } from './access-window.ts';

test('the end of access is announced between two days and one day before [A4-30, A4-35, A9-27]', () => {
  const end = '2026-11-27T12:12:00Z';
  const isSaid = (at: string) => isEndingSoon(end, Date.parse(at));
  expect(isSaid('2026-11-25T12:11:59Z')).toBe(false);
  expect(isSaid('2026-11-25T12:12:00Z')).toBe(true);
  expect(isSaid('2026-11-26T12:12:00Z')).toBe(true);
  expect(isSaid('2026-11-26T12:12:01Z')).toBe(false);
  expect(isSaid('2026-11-28T00:00:00Z')).toBe(false);
});
