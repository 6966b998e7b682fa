import { expect, test } from 'vitest';
import { chatAddress, chatNumber } from './chat-address.ts';

const digits = (country_code: string | null, phone: string | null) =>
  /^https:\/\/wa\.me\/(\d*)\?text=$/.exec(chatAddress({ country_code, phone }, ''))?.[1];

test('the chat is opened with the digits of country and phone and the text in it [B7.5-05]', () => {
  expect(
    chatAddress({ country_code: '+55', phone: '(48) 99999-1234' }, 'Olá Ana & Zé, 10% +1? 🚤\nAté #já'),
  ).toBe(
    'https://wa.me/5548999991234?text=Ol%C3%A1%20Ana%20%26%20Z%C3%A9%2C%2010%25%20%2B1%3F%20%F0%9F%9A%A4%0AAt%C3%A9%20%23j%C3%A1',
  );
});

test('without a number the text goes to whom one chooses', () => {
  for (const phone of [null, '', '  ', 'sem telefone'])
    expect(chatAddress({ country_code: '+55', phone }, 'Olá')).toBe('https://wa.me/?text=Ol%C3%A1');
  expect(chatAddress({ country_code: null, phone: null }, '')).toBe('https://wa.me/?text=');
});

test('a text that was cut within a sign is sent all the same', () => {
  expect(chatAddress({ country_code: '+55', phone: '48' }, '\u{1f6a4}'.slice(0, 1))).toBe(
    'https://wa.me/5548?text=%EF%BF%BD',
  );
});

test.each([
  ['+55', '048 99999-1234', '5548999991234'],
  ['+55', '0 48 99999-1234', '5548999991234'],
  ['55', '(048) 3333-1234', '554833331234'],
  ['+33', '06 12 34 56 78', '33612345678'],
  ['+44', '07911 123456', '447911123456'],
  ['+49', '0151 23456789', '4915123456789'],
  ['+54', '011 4321-5678', '541143215678'],
  ['+598', '094 231 234', '59894231234'],
])('the 0 dialled inside of a country is dropped: %s %s', (code, phone, expected) => {
  expect(digits(code, phone)).toBe(expected);
});

test.each([
  ['+39', '06 1234 5678', '390612345678'],
  ['+39', '333 123 4567', '393331234567'],
  ['+225', '01 23 45 67 89', '2250123456789'],
])('a 0 that is part of the number stays: %s %s', (code, phone, expected) => {
  expect(digits(code, phone)).toBe(expected);
});

test.each([
  ['5548999991234', '5548999991234'],
  ['+55 (48) 99999-1234', '5548999991234'],
  ['554833331234', '554833331234'],
  ['55 048 99999-1234', '5548999991234'],
  // Eleven digits that begin with 55 are a number of Santa Maria.
  ['55 99999-1234', '5555999991234'],
])('55 is not written twice: %s', (phone, expected) => {
  expect(digits('+55', phone)).toBe(expected);
});

test.each([
  ['+55', '01234', '5501234'],
  ['+351', '0912 345 678', '3510912345678'],
  ['+999', '0123 4567', '99901234567'],
  ['+1868', '0291 1234', '186802911234'],
  ['+55', '0'.repeat(30), `55${'0'.repeat(30)}`],
  ['', '048 99999-1234', '048999991234'],
  [null, '4899999 1234', '48999991234'],
])('what is no number anybody knows stays as it is typed: %s %s', (code, phone, expected) => {
  expect(digits(code, phone)).toBe(expected);
});

test('a number that says its country itself is not given another', () => {
  expect(digits('+55', '+39 06 1234 5678')).toBe('390612345678');
  expect(digits('+55', ' +44 (0)7911 123456')).toBe('447911123456');
});

test.each([
  ['351', '351912345678', '351912345678'],
  ['+351', '00351 912 345 678', '351912345678'],
  ['+55', '00 55 48 99999-1234', '5548999991234'],
  ['+52', '01 55 1234 5678', '525512345678'],
  ['+52', '044 55 1234 5678', '525512345678'],
  ['+7', '8 916 123-45-67', '79161234567'],
  ['+370', '8 612 34567', '37061234567'],
  // Invalid behind its country, valid alone.
  ['+55', '351912345678', '351912345678'],
  ['+55', '39 333 123 4567', '393331234567'],
  // A Brazilian mobile without its ninth digit is not one of Singapore.
  ['+55', '65 8811-7001', '556588117001'],
])('number and code are read together: %s %s', (code, phone, expected) => {
  expect([digits(code, phone), chatNumber({ country_code: code, phone }).isKnown]).toEqual([expected, true]);
});

test('what nobody knows is left as it was typed, and said to be so', () => {
  expect(chatNumber({ country_code: '+55', phone: '98811-0106' })).toEqual({
    digits: '55988110106',
    isKnown: false,
  });
  expect(chatNumber({ country_code: '+55', phone: null }).isKnown).toBe(true);
});
