import { expect, test } from 'vitest';
import { coloursIn } from './logo-colours.ts';

/** So many pixels of each colour. */
const picture = (...parts: readonly (readonly [count: number, ...rgba: readonly number[]])[]) =>
  parts.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat());

const yellow = [255, 212, 0, 255] as const;
const navy = [10, 40, 120, 255] as const;

test('the commonest colour comes first, as it is', () => {
  expect(coloursIn(picture([3, ...navy], [9, ...yellow]))).toEqual(['#ffd400', '#0a2878']);
});

test('black, white, grey and what is see-through are no colour of a brand', () => {
  const plain = picture(
    [9, 0, 0, 0, 255],
    [9, 255, 255, 255, 255],
    [9, 120, 125, 130, 255],
    [9, 255, 0, 0, 0],
  );
  expect(coloursIn(plain)).toEqual([]);
  expect(coloursIn([])).toEqual([]);
});

test('shades of one colour are proposed once, and never more than four', () => {
  expect(coloursIn(picture([5, ...yellow], [4, 250, 200, 10, 255]))).toHaveLength(1);
  const many = picture(
    [6, 255, 0, 0, 255],
    [5, 0, 255, 0, 255],
    [4, 0, 0, 255, 255],
    [3, 255, 0, 255, 255],
    [2, 0, 255, 255, 255],
  );
  expect(coloursIn(many)).toEqual(['#ff0000', '#00ff00', '#0000ff', '#ff00ff']);
});
