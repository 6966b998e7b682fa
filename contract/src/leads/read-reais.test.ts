import { expect, test } from 'vitest';
import { formatMoney } from '../kit/values/money.ts';
import { keptSigns, readReais } from './read-reais.ts';

test.each([
  ['1.234,56', 1234.56],
  ['1.234', 1234],
  ['1.234.567', 1_234_567],
  ['12,5', 12.5],
  ['1234.56', 1234.56],
  ['1,234.56', 1234.56],
  ['1234', 1234],
  ['0,01', 0.01],
  ['0', 0],
  [' R$ 1.234,56 ', 1234.56],
])('%s is read as it is written in Brazil [B5.2-07, B5.2-09]', (text, value) => {
  expect(readReais(text)).toEqual({ value });
});

test.each(['', '   ', 'R$', '-', 'R$ -'])('"%s" says nothing [B5.2-08]', (text) => {
  expect(readReais(text)).toEqual({ value: null });
});

test.each([
  '-5',
  '−5',
  '1-2',
  'abc',
  'doze',
  '12 reais',
  '1e3',
  '1,2,3',
  '1.23.456',
  '12.34,56',
  '0.500',
  '1234.567',
  '12,567',
  '.',
  ',',
  'Infinity',
])('%s is no amount [B5.2-09]', (text) => {
  expect(readReais(text)).toEqual({ code: 'number' });
});

test('in English fifteen hundred is written with a comma, elsewhere with a point, and neither is a fraction', () => {
  expect(readReais('1,500', 'point')).toEqual({ value: 1500 });
  expect(readReais('1.500', 'point')).toEqual({ code: 'number' });
  expect(readReais('1.500')).toEqual({ value: 1500 });
  expect(readReais('1,500')).toEqual({ code: 'number' });
});

test('what the product writes itself is read again', () => {
  for (const reais of [0, 0.5, 564, 1234.5, 9_999_999_999.99])
    expect(readReais(formatMoney(reais))).toEqual({ value: reais });
});

test('the box keeps digits, comma, point and hyphen, and nothing else [B5.1-17]', () => {
  expect(keptSigns('R$ 1.234,56')).toBe('1.234,56');
  expect(keptSigns('-5 reais')).toBe('-5');
  expect(keptSigns('=1+1<b>٣</b>\n')).toBe('11');
  expect(keptSigns('abc')).toBe('');
});
