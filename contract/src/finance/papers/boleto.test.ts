import { expect, test } from 'vitest';
import { modulus10, readBoleto } from './boleto.ts';

const today = '2026-11-20';
const line = '00190000090285000000700001234178716560000123456';

test('a line says bank, amount and day; the factor began again at 1000 on 22/02/2025', () => {
  const read = { kind: 'bank', bank: '001', cents: 123_456, due_on: '2026-12-10' };
  expect(readBoleto(line, today)).toEqual(read);
  const typed = `${line.slice(0, 5)}.${line.slice(5, 10)} ${line.slice(10, 21)} ${line.slice(21, 32)} ${line.slice(32)}`;
  expect(readBoleto(typed, today)).toEqual(read);
});

test('one digit that is another names its field, whichever it is', () => {
  const fieldOf = (at: number) => (at < 10 ? 1 : at < 21 ? 2 : at < 32 ? 3 : 4);
  for (let at = 0; at < 47; at += 1) {
    const changed = line.slice(0, at) + ((Number(line[at]) + 1) % 10) + line.slice(at + 1);
    expect([at, readBoleto(changed, today)]).toEqual([at, { code: 'check-digit', field: fieldOf(at) }]);
  }
});

test('46 digits, letters and 48 that begin with no 8 are no line', () => {
  for (const wrong of [line.slice(1), `${line.slice(1)}x`, `1${line}`, ''])
    expect(readBoleto(wrong, today)).toEqual({ code: 'length', field: null });
});

test('a utility’s line has 48 digits in four fields, each with its own check digit', () => {
  // Barcode 8 3 6 ?, 123,45 in reais: its own check digit and those of the fields by modulus 10.
  const bare = `836${'00000012345'}0001${'2'.repeat(25)}`;
  const code = `836${modulus10(bare)}${bare.slice(3)}`;
  const fields = [0, 11, 22, 33].map((at) => code.slice(at, at + 11));
  const whole = fields.map((field) => field + modulus10(field)).join('');
  expect(readBoleto(whole, today)).toEqual({ kind: 'utility', bank: null, cents: 12_345, due_on: null });
  const broken = whole.slice(0, 14) + ((Number(whole[14]) + 1) % 10) + whole.slice(15);
  expect(readBoleto(broken, today)).toEqual({ code: 'check-digit', field: 2 });
});
