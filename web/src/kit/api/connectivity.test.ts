import { expect, test } from 'vitest';
import { judge } from './connectivity.ts';

const answer = (ms: number) => ({ answered: true, ms });
const failure = { answered: false, ms: 15_000 };

test('one failure is not yet offline, two in a row are', () => {
  expect(judge([answer(80), failure], false)).toBe('online');
  expect(judge([answer(80), failure, failure], false)).toBe('offline');
  expect(judge([failure, answer(80), failure], false)).toBe('online');
});

test('answers that take more than 3 s on average are slow', () => {
  expect(judge([answer(2_000), answer(4_000)], false)).toBe('online');
  expect(judge([answer(2_000), answer(4_001)], false)).toBe('slow');
});

test('without calls the browser is believed', () => {
  expect(judge([], false)).toBe('online');
  expect(judge([], true)).toBe('offline');
});
