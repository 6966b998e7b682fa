import { expect, test } from 'vitest';
import { cellChange, numberIn } from './cell-change.ts';

const pair = { priority: 2, capacity_for_product: null };

test('a typed priority brings a boat into a product, another one changes it, an emptied one takes it out', () => {
  expect(cellChange({ priority: 1, capacity: null }, undefined)).toEqual({
    does: 'create',
    values: { priority: 1, capacity_for_product: null },
  });
  expect(cellChange({ priority: 2, capacity: 12 }, pair)).toMatchObject({ does: 'update' });
  expect(cellChange({ priority: null, capacity: null }, pair)).toMatchObject({ does: 'remove' });
});

test('what is as it was, and what is no number, changes nothing', () => {
  expect(cellChange({ priority: 2, capacity: null }, pair)).toBeNull();
  expect(cellChange({ priority: null, capacity: 4 }, undefined)).toBeNull();
  expect(['', ' 7 ', '1,5', 'dez', '-1'].map(numberIn)).toEqual([null, 7, undefined, undefined, undefined]);
  expect(cellChange({ priority: numberIn('x'), capacity: null }, pair)).toBeNull();
});
