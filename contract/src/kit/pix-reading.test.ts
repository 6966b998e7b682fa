import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixChecksum, pixCode } from './pix.ts';
import { isPixFault, readPix, txidsIn } from './pix-reading.ts';

const worked =
  '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406162.005802BR5917MAR AZUL PASSEIOS6013FLORIANOPOLIS62140510LMK7Q2XA016304EF41';
const charge = {
  key: '11222333000181',
  name: 'MAR AZUL PASSEIOS',
  city: 'FLORIANÓPOLIS',
  amount: 162,
  txid: 'LMK7Q2XA01',
};

test('the code worked out by hand is built and read', () => {
  expect(pixCode(charge)).toBe(worked);
  expect(readPix(worked)).toEqual({ ...charge, city: 'FLORIANOPOLIS', url: null, code: worked });
});

test('a code is found in a message, and where it was broken into lines', () => {
  for (const text of [
    `Olá! Segue o Pix: ${worked} Obrigado`,
    `${worked.slice(0, 60)}\r\n  ${worked.slice(60)}`,
    `000201 não é nada. ${worked}`,
    worked.replace('EF41', 'ef41'),
  ])
    expect(readPix(text), text).toMatchObject({ txid: 'LMK7Q2XA01', amount: 162 });
});

test('a text without a code, one that is cut and one with another sign are told apart', () => {
  expect(readPix('')).toBe('none');
  expect(readPix('Pix para 11222333000181')).toBe('none');
  expect(readPix(worked.slice(0, -1))).toBe('broken');
  expect(readPix(worked.slice(0, 50))).toBe('broken');
  expect(readPix(worked.replace('162.00', '161.00'))).toBe('checksum');
  expect(readPix(worked.replace('br.gov.bcb.pix', 'br.gov.bcb.pox'))).toBe('broken');
});

test('an amount with a comma is none, though the code is sealed by its checksum', () => {
  const spoilt = worked.slice(0, -4).replace('5406162.00', '5405162,0');
  expect(readPix(spoilt + pixChecksum(spoilt))).toBe('broken');
});

test('what a bank prints names its charge whatever stands around it', () => {
  expect(txidsIn('PIX RECEBIDO lmk7q2xa01 MARIA')).toEqual(['LMK7Q2XA01']);
  expect(txidsIn('TXID:LMK7Q2XA01;LMK7Q2XA01/LMAB23CD02')).toEqual(['LMK7Q2XA01', 'LMAB23CD02']);
  expect(txidsIn('ALMK7Q2XA01 LM lma')).toEqual([]);
});

const letters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdeãéç0123456789'),
  maxLength: 40,
});
const charges = fc.record({
  key: fc.constantFrom(
    '11222333000181',
    '+5548999142207',
    'pix@mar-azul.test',
    `${'a'.repeat(64)}@mar-az.test`,
  ),
  name: letters,
  city: letters,
  amount: fc.option(fc.integer({ min: 1, max: 999_999_999 }).map((cents) => cents / 100)),
  txid: fc.option(fc.stringMatching(/^LM[A-Z0-9]{1,23}$/)),
});

test('five thousand codes are read as they were built, and none is read after one sign was changed', () => {
  fc.assert(
    fc.property(charges, fc.nat(), (built, place) => {
      const code = pixCode(built);
      const read = readPix(`veja: ${code}`);
      if (isPixFault(read)) throw new Error(read);
      expect([read.key, read.amount, read.txid, read.code]).toEqual([
        built.key,
        built.amount,
        built.txid,
        code,
      ]);
      const at = place % (code.length - 4);
      const other = code[at] === '7' ? '8' : '7';
      expect(isPixFault(readPix(code.slice(0, at) + other + code.slice(at + 1)))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
