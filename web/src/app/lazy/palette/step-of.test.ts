import { expect, test } from 'vitest';
import { stepOf } from './step-of.ts';

test('arrows go round, pages and ends stop', () => {
  expect(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => stepOf(key, 0, 20)),
  ).toEqual([1, 19, 8, 0, 0, 19]);
  expect([stepOf('ArrowDown', 19, 20), stepOf('PageDown', 15, 20), stepOf('PageUp', 15, 20)]).toEqual([
    0, 19, 7,
  ]);
});

test('what is typed leads nowhere', () => {
  expect(stepOf('a', 3, 20)).toBeNull();
  expect(stepOf('Enter', 3, 20)).toBeNull();
});
