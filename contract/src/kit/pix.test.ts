import { expect, test } from 'vitest';
import { pixCode, pixTxid } from './pix.ts';
import { pixKeyOf } from './values/pix-key.ts';

test('the sample of the manual gets the checksum it has there', () => {
  const code = pixCode({
    key: '123e4567-e12b-12d1-a456-426655440000',
    name: 'Fulano de Tal',
    city: 'BRASILIA',
    amount: null,
    txid: null,
  });
  expect(code).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('a deposit names its amount and the booking it is for', () => {
  const code = pixCode({
    key: 'pix@mar-azul.test',
    name: 'Mar Azul Passeios',
    city: 'Florianopolis',
    amount: 169.2,
    txid: pixTxid('ABC234', 1),
  });
  expect(code).toContain('5406169.20');
  expect(code).toContain('0510LMABC23401');
  expect(code.slice(-4)).toBe('D85A');
});

test('a name of forty letters with accents and a city of thirty are cut to what banks read', () => {
  const code = pixCode({
    key: 'pix@mar-azul.test',
    name: 'Navegação São João Embarcações e Turismo',
    city: 'São José dos Ausentes da Serra',
    amount: 10,
    txid: null,
  });
  expect(code).toContain('5925Navegacao Sao Joao Embarc');
  expect(code).toContain('6015Sao Jose dos Au');
});

test('a key is a CPF, a CNPJ with letters too, a telephone, an e-mail or a random one, and nothing else', () => {
  const keys = [
    ['529.982.247-25', '52998224725'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['(48) 99914-2207', '+5548999142207'],
    ['+55 48 99914-2207', '+5548999142207'],
    ['Pix@Mar-Azul.TEST', 'pix@mar-azul.test'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
    ['529.982.247-26', null],
    ['+1 305 555 0100', null],
    ['pix', null],
    ['a@b', null],
    ['', null],
  ] as const;
  for (const [typed, key] of keys) expect(pixKeyOf(typed), typed).toBe(key);
});
