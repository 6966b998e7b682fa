import { expect, test } from 'vitest';
import { createRepeatFilter } from './repeat-filter.ts';

test('the same code counts again only after three seconds out of view; another one at once', () => {
  const filter = createRepeatFilter();
  expect(filter.admits('a', 0)).toBe(true);
  expect(filter.admits('a', 2_900)).toBe(false);
  expect(filter.admits('a', 5_800)).toBe(false);
  expect(filter.admits('b', 5_900)).toBe(true);
  expect(filter.admits('a', 8_800)).toBe(true);
});

test('what is in view while a party waits for its tap: the known code stays known, a new one is read afterwards', () => {
  const filter = createRepeatFilter();
  filter.admits('a', 0);
  filter.keep('a', 2_000);
  filter.keep('b', 2_000);
  expect(filter.admits('a', 4_000)).toBe(false);
  expect(filter.admits('b', 4_000)).toBe(true);
});
