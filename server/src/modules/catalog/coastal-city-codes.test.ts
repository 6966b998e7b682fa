import { readFile } from 'node:fs/promises';
import { coastalCities } from '@leme/contract/catalog/coastal-cities';
import { expect, test } from 'vitest';

const file = new URL('../../../migrations/0010-coastal-cities.sql', import.meta.url);
const cities = [
  ...(await readFile(file, 'utf8')).matchAll(/\('(\d+)', '(..)', '(.+)', (null|'..'), '(.+)'\)/g),
];

/** The last digit of a municipality's code: weights 1 and 2, digit sums, what is missing to ten. */
function checkDigit(code: string): number {
  const sum = [...code.slice(0, 6)]
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return (10 - (sum % 10)) % 10;
}

const stateCodes: Record<string, string> = {
  PA: '15',
  AP: '16',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
};

test('every city has a code with the right check digit, of its own state, and no two have one', () => {
  expect(cities.length).toBe(149);
  expect(checkDigit('5300108')).toBe(8);
  for (const [, code = '', uf = '', name] of cities) {
    expect([name, code.length, code.slice(0, 2)]).toEqual([name, 7, stateCodes[uf]]);
    expect([name, checkDigit(code)]).toEqual([name, Number(code.at(-1))]);
  }
  expect(new Set(cities.map(([, code]) => code)).size).toBe(cities.length);
});

test('states, captaincies and zones are ones the register takes', () => {
  for (const [, , uf = '', , captaincy = '', zone] of cities) {
    expect(coastalCities.fields.uf.options).toContain(uf);
    if (captaincy !== 'null')
      expect(coastalCities.fields.captaincy.options).toContain(captaincy.slice(1, -1));
    expect(() => new Intl.DateTimeFormat('pt-BR', { timeZone: zone })).not.toThrow();
  }
});
