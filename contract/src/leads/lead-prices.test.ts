import { expect, test } from 'vitest';
import {
  adjustedPrice,
  isChildFare,
  partyTotal,
  priceSteps,
  pricesOf,
  stepPrice,
  totalOf,
} from './lead-prices.ts';

const fare = (label: string, cost_price = 100, code = 'ADULT') => ({ label, cost_price, code });

test.each([
  'Criança',
  'CRIANÇAS (6 a 11 anos)',
  'Meia infantil',
  'Child',
  'Children 3-10',
  'Kids',
  'Niño',
  'niñas',
  'Enfant',
  'Tarif enfants',
  'Bambino',
  'Bambini fino a 10 anni',
])('a fare called %s is for children, whatever its code [B3-24]', (label) => {
  expect(isChildFare(fare(label))).toBe(true);
});

test.each([
  ['Adulto', 'ADULT'],
  ['Sênior', 'SENIOR'],
  ['Jovem', 'YOUTH'],
  ['Criança de colo', 'INFANT'],
  ['Família: 2 adultos e 1 criança', 'OTHER'],
  ['Kidsurf', 'OTHER'],
  ['Infant', 'OTHER'],
])('a fare called %s (%s) is not [B3-24]', (label, code) => {
  expect(isChildFare(fare(label, 100, code))).toBe(false);
});

test('a code says child, whatever the fare is called; adults pay the first other fare [B3-24]', () => {
  const fares = [
    fare('Bebê', 0, 'INFANT'),
    fare('Até 10', 70, 'CHILD'),
    fare('Inteira', 180),
    fare('Sênior', 90),
  ];
  expect(pricesOf(fares, 500)).toEqual({ adult: 180, child: 70 });
});

test('without a fare for children they pay half of an adult, half a centavo rounded up [B9-16]', () => {
  expect(pricesOf([fare('Inteira', 99.99)], null)).toEqual({ adult: 99.99, child: 50 });
  expect(pricesOf([fare('Inteira', 0.01)], null).child).toBe(0.01);
  expect(pricesOf([], 150.5)).toEqual({ adult: 150.5, child: 75.25 });
});

test('without a fare for adults they pay the price of the product [B9-17]', () => {
  expect(pricesOf([fare('Criança', 40, 'CHILD')], 120)).toEqual({ adult: 120, child: 40 });
  expect(pricesOf([], 120).adult).toBe(120);
  expect(pricesOf([], null)).toEqual({ adult: null, child: null });
  expect(pricesOf([fare('Cortesia', 0)], 120)).toEqual({ adult: 0, child: 0 });
});

test('a party is added up in centavos, and has no total while a price it needs is not known', () => {
  expect(partyTotal({ adults: 3, children: 2 }, { adult: 0.1, child: 0.05 })).toBe(0.4);
  expect(partyTotal({ adults: 150, children: 150 }, { adult: 1234.56, child: 617.28 })).toBe(277_776);
  expect(partyTotal({ adults: 2, children: 0 }, { adult: 100, child: null })).toBe(200);
  expect(partyTotal({ adults: 2, children: 1 }, { adult: 100, child: null })).toBeNull();
  expect(partyTotal({ adults: 0, children: 0 }, { adult: null, child: null })).toBe(0);
});

test('fares are added up line by line', () => {
  expect(
    totalOf([
      { quantity: 2, price: 180.1 },
      { quantity: 1, price: 90.05 },
      { quantity: 0, price: 40 },
    ]),
  ).toBe(450.25);
  expect(totalOf([])).toBe(0);
});

test('the steps go from the price there is now, ± 10 % among them [B9-18, B9-19]', () => {
  expect(priceSteps).toEqual([-20, -10, -5, 5, 10, 20]);
  expect(priceSteps.map((percent) => stepPrice(99.99, percent))).toEqual([
    79.99, 89.99, 94.99, 104.99, 109.99, 119.99,
  ]);
  expect(stepPrice(stepPrice(100, 10), -10)).toBe(99);
  expect(stepPrice(0.1, 5)).toBe(0.11);
});

test('no step takes a price below nothing [B9-21]', () => {
  expect(stepPrice(0, -20)).toBe(0);
  expect(stepPrice(10, -150)).toBe(0);
  expect(Object.is(stepPrice(0, -20), 0)).toBe(true);
});

test('a price typed over a fare holds when it is one, and reverts when it is not [B5.1-18]', () => {
  expect(adjustedPrice('1.234,56', 10)).toBe(1234.56);
  expect(adjustedPrice('0', 10)).toBe(0);
  for (const wrong of ['-1', 'abc', '', 'R$ -', '12,345']) expect(adjustedPrice(wrong, 10)).toBe(10);
});
