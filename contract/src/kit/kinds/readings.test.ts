import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './numbers/numbers.ts';
import { isBegun, readTyped, writeTyped } from './numbers/typed-numbers.ts';
import { readingOfColumn } from './readings.ts';

test.each([
  ['99.9', 99.9],
  ['1200.50', 1200.5],
  ['1.234,50', 1234.5],
  ['R$ 1.234,5', 1234.5],
  ['1,200.00', 1200],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1 234,50', 1234.5],
  ['0.500', 0.5],
  ['-30,00', -30],
  ['R$ -30,00', -30],
  ['−30,00', -30],
])('%s is one number, whoever wrote it', (cell, value) => {
  expect(readNumber(cell)).toEqual({ value });
  // What means one thing means it in every column.
  expect(readNumber(cell, { reading: 'point' })).toEqual({ value });
  expect(readNumber(cell, { reading: 'ask' })).toEqual({ value });
});

test.each(['5,51299E+12', '1.23.456', '12.34,56', '1,2,3', '12 13', '1%2', '(30,00)', 'doze', ''])(
  '%s is no number',
  (cell) => expect(readNumber(cell)).toEqual({ code: 'number' }),
);

test('a number of three digits behind its mark means what its column says, and nothing where that is asked', () => {
  expect(readNumber('1,500', { reading: 'point' })).toEqual({ value: 1500 });
  expect(readNumber('1,500', { reading: 'comma' })).toEqual({ value: 1.5 });
  expect(readNumber('1,500', { reading: 'ask' })).toEqual({
    code: 'either-number',
    params: { name: '1,500' },
  });
  // What the product writes itself is no such number.
  expect(writeNumber('7.125')).toBe('7,1250');
  expect(readNumber(writeNumber('7.125'), { reading: 'ask' })).toEqual({ value: 7.125 });
  expect(writeNumber('1234.567')).toBe('1234,567');
});

test.each([
  [['450,00', '1.200,00'], null],
  [['1,500'], null],
  [['1,500', '450,00'], undefined],
  [['1,500', '99.90'], 'point'],
  [['1,500', '99.90', '450,00'], null],
  [['USD 1,500', '1,200.50 USD'], 'point'],
  [['1.500'], 'comma'],
  [['1.500', '450,00'], undefined],
  [['1.500', '99.90'], null],
  [['1.500', '1,500'], null],
])('amounts %s are written as %s', (cells, reading) => {
  const isEither = cells.some((cell) => /\b1[.,]500\b/.test(cell));
  const found = readingOfColumn('numbers', cells);
  if (!isEither || reading === undefined) expect(found).toBeNull();
  else expect(found?.reading).toBe(reading);
});

test.each([
  [['12/31/1990', '03/04/1990'], 'month'],
  [['31/12/1990', '03/04/1990'], undefined],
  [['31/12/1990', '12/31/1990', '03/04/1990'], null],
  [['03/04/1990', '05/05/1990'], 'day'],
  [['05/05/1990', '1990-12-31', ''], undefined],
  [['12/20/2026 – 12/22/2026', '01/02/2027'], 'month'],
  [['12/31/2026 9:30-10:15', '03/04/2026 08:00'], 'month'],
  [['12/25', '03/04'], 'month'],
])('days %s have the %s first', (cells, reading) => {
  const found = readingOfColumn('days', cells);
  if (reading === undefined) expect(found).toBeNull();
  else expect(found?.reading).toBe(reading);
});

test.each([
  ['99.9', 99.9, 99.9],
  ['1200.50', 1200.5, 1200.5],
  ['1,200.50', 1200.5, 1200.5],
  ['1.200,50', 1200.5, 1200.5],
  ['1.500', 1500, undefined],
  ['1,500', undefined, 1500],
  ['12,', 12, 12],
  ['1.', 1, 1],
  [',5', 0.5, 0.5],
  ['R$ 450,00', 450, 450],
  ['-30,00', -30, -30],
  ['', null, null],
  ['5,51299E+12', undefined, undefined],
  ['12.345', 12_345, undefined],
])('%s in a box of two decimals is %s, and in English %s', (text, own, english) => {
  expect(readTyped(text, 'comma', 2)).toBe(own);
  expect(readTyped(text, 'point', 2)).toBe(english);
});

test('what is typed of thousands is begun, and what stands in a box is read again', () => {
  expect(['1.', '1.2', '12.34', '1.234.5', '-', '1,200', '1,200.'].every(isBegun)).toBe(true);
  expect(['1.2345', '12.345,678', 'a', '1..', '1,2.3', '12 '].some(isBegun)).toBe(false);
  for (const value of [0, 0.5, 1234.5, 9_999_999_999.99])
    for (const notation of ['comma', 'point'] as const) {
      const text = writeTyped(value, notation, { digits: 2, isFixed: true, isGrouped: true });
      expect(readTyped(text, notation, 2)).toBe(value);
    }
});
