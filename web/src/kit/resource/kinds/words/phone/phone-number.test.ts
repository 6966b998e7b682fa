import { expect, test } from 'vitest';
import { countriesIn, findCountries } from './countries.ts';
import { doubtOf, joinNumber, readTyped, splitNumber } from './phone-number.ts';

test('a stored number is taken apart into its country and the number inside of it', () => {
  expect(splitNumber('+5548999341187')).toEqual({ country: 'BR', national: '(48) 99934-1187' });
  expect(splitNumber('+14155552671')).toEqual({ country: 'US', national: '(415) 555-2671' });
  expect(splitNumber('')).toEqual({ country: 'BR', national: '' });
});

test('what is put together again is the number that was taken apart', () => {
  for (const stored of ['+5548999341187', '+554833341187', '+14155552671', '+393331234567', '+33612345678'])
    expect(joinNumber(splitNumber(stored))).toBe(stored);
});

test('an unfinished number keeps its digits on the way there and back', () => {
  const stored = joinNumber({ country: 'BR', national: '99934-1187' });
  expect(stored).toBe('+55999341187');
  expect(splitNumber(stored)).toEqual({ country: 'BR', national: '999341187' });
});

test('a number that is pasted with its country brings the country along', () => {
  expect(readTyped('+55 48 99934-1187', 'US')).toEqual({ country: 'BR', national: '(48) 99934-1187' });
  expect(readTyped('0039 333 1234567', 'BR')).toEqual({ country: 'IT', national: '333 123 4567' });
  expect(readTyped('48 99934', 'BR')).toEqual({ country: 'BR', national: '48 99934' });
  expect(readTyped('+5', 'BR')).toEqual({ country: 'BR', national: '+5' });
});

test('a Brazilian number without area code, or without its ninth digit, is asked about', () => {
  const brazilian = (national: string) => doubtOf({ country: 'BR', national });
  expect(brazilian('99999-1234')).toBe('area');
  expect(brazilian('3334-1187')).toBe('area');
  expect(brazilian('48 9999-1234')).toBe('ninth');
  expect(brazilian('(48) 99934-1187')).toBeNull();
  expect(brazilian('(48) 3334-1187')).toBeNull();
  expect(brazilian('123')).toBe('unlikely');
  expect(brazilian('')).toBeNull();
});

test('a foreign number is asked about where no such number exists', () => {
  expect(doubtOf({ country: 'US', national: '415 555 2671' })).toBeNull();
  expect(doubtOf({ country: 'US', national: '555 2671' })).toBe('unlikely');
});

test('countries are found by name, by code and by the digits one dials', () => {
  const countries = countriesIn('pt-BR');
  const codesFor = (query: string) => findCountries(countries, query).map(({ code }) => code);
  expect(countries.slice(0, 8).map(({ code }) => code)).toEqual([
    'BR',
    'US',
    'AR',
    'ES',
    'PT',
    'UY',
    'CL',
    'MX',
  ]);
  expect(codesFor('alem')).toEqual(['DE']);
  expect(codesFor('jp')).toContain('JP');
  expect(codesFor('+351')).toEqual(['PT']);
  expect(codesFor('')).toHaveLength(countries.length);
});

test('a number is put together without its country twice or the zero before it; what is none stays as it was typed', () => {
  const joined = (national: string) => joinNumber({ country: 'BR', national });
  expect(
    ['5512988110101', 'p:+5512988110801', '(012) 98811-0103', '12 3892-1002/1003', '5,51299E+12'].map(joined),
  ).toEqual(['+5512988110101', '+5512988110801', '+5512988110103', '12 3892-1002/1003', '5,51299E+12']);
});
