import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../kinds/judge.ts';
import * as f from '../resource/fields.ts';
import { splitPhone } from '../values/phone-code.ts';
import { learnAllNumbers } from './all-numbers.ts';
import { isCutNumber } from './cut-number.ts';
import { readPhone, writePhone } from './read-phone.ts';

learnAllNumbers();

test.each([
  ['5,51299E+12', 'number-cut'],
  ['5.51299e+12', 'number-cut'],
  ['12988117001,0', 'number-decimals'],
  ['12988117001.0', 'number-decimals'],
  ['12 98811-0102 ramal 12', 'phone-extension'],
  ['(12) 98811-0102 ext. 4', 'phone-extension'],
  ['12 3892-1002/1003', 'phone-several'],
  ['3892-1002/1003', 'phone-several'],
  ['12 98811-0102 ou 12 98811-0103', 'phone-several'],
  ['98811-0106', 'area-code'],
  ['3892-1002', 'area-code'],
  ['+55 98811-0106', 'area-code'],
  ['sem telefone', 'phone'],
  ['12 98', 'phone'],
])('%s is refused as %s, wherever a number is typed', (text, fault) => {
  expect(readPhone(text).fault).toBe(fault);
  for (const field of [f.phone(), f.phone({ isLocal: true })])
    expect(judge(field, text).faults).toEqual([{ code: fault }]);
});

test.each([
  ['5512988110101', '+5512988110101'],
  ['55 12 98811-0101', '+5512988110101'],
  ['+55 55 12 98811-0101', '+5512988110101'],
  ['p:+5512988110801', '+5512988110801'],
  ['Tel.: (12) 3892-1002', '+551238921002'],
  ['(012) 98811-0103', '+5512988110103'],
  ['0 12 98811-0103', '+5512988110103'],
  ['+55 012 98811-0103', '+5512988110103'],
  ['+34 612 345 678', '+34612345678'],
  ['0034 612 345 678', '+34612345678'],
  ['351912345678', '+351912345678'],
  ['12 8811-7001', '+551288117001'],
  ['551288117001', '+551288117001'],
  ['55 98811-0106', 'area'],
  ['(55) 98811-0106', 'area'],
  ['4004-1234', '+5540041234'],
  ['\u202a+55 12 98811\u20110101\u202c', '+5512988110101'],
])('%s is read as %s', (text, read) => {
  // Santa Maria's area code is that of the country.
  expect(judge(f.phone(), text)).toEqual({ value: read === 'area' ? '+5555988110106' : read, faults: [] });
});

test.each([
  ['351912345678', '351', '+351912345678'],
  ['00351912345678', '351', '+351912345678'],
  ['+34 612 345 678', '55', '+34612345678'],
  ['01 55 1234 5678', '52', '+525512345678'],
  ['044 55 1234 5678', '+52', '+525512345678'],
  ['8 916 123-45-67', '7', '+79161234567'],
  ['8 612 34567', '370', '+37061234567'],
])('%s with the code %s is %s', (text, code, read) => {
  expect(writePhone(readPhone(text, code))).toBe(read);
});

test('a number that was read is read as itself, whole and parted, and nothing that is cut is a number', () => {
  const typed = fc.oneof(
    fc.stringMatching(/^\+?[0-9]{1,17}$/),
    fc.stringMatching(/^\+(55|52|7|34|370|1|39)0?[0-9]{5,12}$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { value, faults } = judge(f.phone({ required: true }), text);
      if (faults.length > 0) return;
      expect(judge(f.phone(), value)).toEqual({ value, faults: [] });
      const { code, number } = splitPhone(String(value));
      expect(writePhone(readPhone(number, code))).toBe(value);
    }),
    { numRuns: 2_000 },
  );
  expect(['5,5E+12', '5.51299E+12', '7,89E+12'].map(isCutNumber)).toEqual([true, true, true]);
  expect(['5512988110101', '1E2', 'a@b.co', '7891000100103'].map(isCutNumber)).toEqual(Array(4).fill(false));
});

test('a text far too long for a number is none at once, whatever it is made of', () => {
  const began = process.threadCpuUsage().user;
  for (const part of ['1', ',', '1 ', 'ramal ', '1,'])
    expect(readPhone(`1${part.repeat(20_000 / part.length)}`)).toMatchObject({ fault: 'phone' });
  expect(process.threadCpuUsage().user - began).toBeLessThan(200_000);
});
