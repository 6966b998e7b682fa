import { expect, test } from 'vitest';
import { readTime } from '../dates/time-input.tsx';
import { typeAhead } from './use-select.ts';

const options = ['Ágata', 'Baía', 'Barra', 'Bruma'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Barra',
}));

test('typing finds the next label without accents and skips what cannot be chosen', () => {
  expect(typeAhead(options, 'ag', 0)).toBe(0);
  expect(typeAhead(options, 'b', 2)).toBe(3);
  expect(typeAhead(options, 'BAI', 0)).toBe(1);
  expect(typeAhead(options, 'z', 0)).toBe(-1);
});

test('times are read as people write them', () => {
  expect(['8', '830', '8h30', '08:30', '23:59'].map(readTime)).toEqual([
    '08:00',
    '08:30',
    '08:30',
    '08:30',
    '23:59',
  ]);
  expect(['24:00', '8:75', 'x', ''].map(readTime)).toEqual([null, null, null, null]);
});
