import { expect, test } from 'vitest';
import { numberKey, searchSpellings, spellingsOf } from './same-number.ts';

test('a Brazilian mobile is one number with its ninth digit and without, with its country and without', () => {
  const ways = ['12988117001', '1288117001', '5512988117001', '551288117001', '012988117001'];
  expect(new Set(ways.map(numberKey))).toEqual(new Set(['12988117001']));
  for (const way of ways)
    expect(searchSpellings(way)).toEqual(expect.arrayContaining(['12988117001', '1288117001']));
  expect(searchSpellings('988117001')).toEqual(['88117001']);
});

test('a number that never had eight digits, or is of elsewhere, is itself alone', () => {
  for (const number of ['1238921002', '351912345678', '612345678', '98', '55988110106'].slice(0, 4)) {
    expect(spellingsOf(number)).toEqual([number]);
    expect(searchSpellings(number)).toEqual([number]);
  }
  // Santa Maria's area code is that of the country.
  expect(spellingsOf('55988110106')).toEqual(['55988110106', '5588110106']);
});
