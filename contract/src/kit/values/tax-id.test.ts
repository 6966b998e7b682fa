import { expect, test } from 'vitest';
import { bareTaxId, formatTaxId, isTaxId } from './tax-id.ts';

test('a CPF and a CNPJ are known by their check digits, the new CNPJ with letters too', () => {
  for (const good of ['529.982.247-25', '11.222.333/0001-81', '12.ABC.345/01DE-35', '00000000000191'])
    expect(isTaxId(bareTaxId(good)), good).toBe(true);
  for (const bad of [
    '529.982.247-26',
    '111.111.111-11',
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    '',
    '123',
    '00000000000000',
  ])
    expect(isTaxId(bareTaxId(bad)), bad).toBe(false);
});

test('written as people write it, it comes back as it is stored', () => {
  expect(formatTaxId('52998224725')).toBe('529.982.247-25');
  expect(formatTaxId(bareTaxId('12.abc.345/01de-35'))).toBe('12.ABC.345/01DE-35');
});
