import { expect, test } from 'vitest';
import { clearOf } from './use-message-place.ts';

const phone = 844;
const message = { left: 12, right: 378, height: 56 };
const bar = (top: number, bottom: number, left = 0, right = 390) => ({ left, right, top, bottom });

test('messages stand above the bars they would cover, one bar above the other', () => {
  expect(clearOf([], message, phone)).toBe(8);
  expect(clearOf([bar(780, 844)], message, phone)).toBe(72);
  expect(clearOf([bar(707, 780), bar(780, 844)], message, phone)).toBe(145);
});

test('a bar elsewhere moves nothing: beside them, further up, hidden, or so high that they would leave the screen', () => {
  expect(clearOf([bar(780, 844, 400, 900)], message, phone)).toBe(8);
  expect(clearOf([bar(500, 560)], message, phone)).toBe(8);
  expect(clearOf([bar(0, 0)], message, phone)).toBe(8);
  expect(clearOf([bar(20, 844)], message, phone)).toBe(8);
});
