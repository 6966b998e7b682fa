import { expect, test } from 'vitest';
import { type Beside, medianOf, warningsOf } from './fill-warnings.ts';

const fill = (more: Partial<Beside> = {}) =>
  warningsOf({
    litres: 80,
    total: 520,
    tank_l: 200,
    prices: [6.4, 6.6],
    before: [15],
    per_hour: 15,
    ...more,
  });

test('what looks wrong is said: more than the tank, a price 20 % off, another thirst than usual [B2.2-31]', () => {
  expect(fill()).toEqual([]);
  expect(fill({ litres: 8050 })).toEqual(['tank', 'price']);
  expect(fill({ total: 640 })).toEqual(['price']);
  expect(fill({ per_hour: 46 })).toEqual(['much']);
  expect(fill({ per_hour: 4.9 })).toEqual(['little']);
});

test('where nothing is known nothing is said', () => {
  expect(fill({ tank_l: null, prices: [], before: [], per_hour: null, litres: 900 })).toEqual([]);
  expect(fill({ total: 0 })).toEqual([]);
});

test('the median is what half are below', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 2]), medianOf([1, 3])]).toEqual([null, 3, 2, 2]);
});
