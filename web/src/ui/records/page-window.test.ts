import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('five pages around the current one, fewer when there are fewer', () => {
  expect(pageWindow(1, 7)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(4, 7)).toEqual([2, 3, 4, 5, 6]);
  expect(pageWindow(7, 7)).toEqual([3, 4, 5, 6, 7]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 0)).toEqual([]);
});
