import { expect, test } from 'vitest';
import { type ComboPart, comboFaults, comboTotal } from './combo-parts.ts';

const part = (id: string, given: Partial<ComboPart> = {}): ComboPart => ({
  id,
  product: id,
  isOnSale: true,
  isCombo: false,
  optional: false,
  price: 10_000,
  ...given,
});
const fixed = { kind: 'fixed', cents: 29_990 } as const;
const [campeche, sunset] = [part('campeche', { price: 18_000 }), part('sunset', { price: 14_000 })];

test('what falls on the parts adds up to the price of the combo to the centavo', () => {
  const { total, sum, shares } = comboTotal(fixed, [campeche, sunset]);
  expect([total, sum, [...shares.values()]]).toEqual([29_990, 32_000, [16_869, 13_121]]);
});

test('of equal parts the first takes the centavo that is left; a free one takes nothing', () => {
  const parts = [part('a'), part('b'), part('c'), part('free', { price: 0 })];
  const { shares } = comboTotal({ kind: 'fixed', cents: 10_000 }, parts);
  expect([...shares.values()]).toEqual([3_334, 3_333, 3_333, 0]);
});

test('what may be left out comes on top of a price of the combo’s own, and into a sum', () => {
  const photo = part('photo', { optional: true, price: 5_000 });
  const beside = comboTotal(fixed, [campeche, sunset, photo]);
  expect([beside.total, beside.shares.get('photo')]).toEqual([34_990, 5_000]);
  const less = comboTotal({ kind: 'sum_minus_bp', bp: 1_000 }, [campeche, sunset, photo]);
  expect([less.total, less.shares.get('photo')]).toEqual([33_300, 4_500]);
});

test.each([
  ['one part', [campeche], { code: 'combo-too-few' }],
  ['one part nobody may leave out', [campeche, part('b', { optional: true })], { code: 'combo-too-few' }],
  ['a combo', [campeche, part('pacote', { isCombo: true })], { code: 'combo-in-combo', name: 'pacote' }],
  ['what is not on sale', [campeche, part('b', { isOnSale: false })], { code: 'combo-part-off', name: 'b' }],
  [
    'a fare without price',
    [campeche, part('b', { price: null })],
    { code: 'combo-part-unpriced', name: 'b' },
  ],
  ['free parts alone', [part('a', { price: 0 }), part('b', { price: 0 })], { code: 'combo-free' }],
])('a combo of %s is not sold, and says why', (_, parts, fault) => {
  expect(comboFaults(fixed, parts)).toEqual([fault]);
});
