import { boats } from '@leme/contract/fleet/boats';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { locales } from '@leme/contract/kit/language/locale';
import { writePhone } from '@leme/contract/kit/phones/read-phone';
import { csvColumns, matchHeaders, unlike } from '@leme/contract/kit/resource/csv-columns';
import { splitPhone } from '@leme/contract/kit/values/phone-code';
import { customers } from '@leme/contract/sales/customers';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the headers of an export mean what they were written for, in each of the five languages', () => {
  for (const resource of [boats, suppliers, customers]) {
    const targets = csvColumns(resource).map(({ target }) => target);
    for (const locale of locales) {
      const headers = csvColumns(resource, locale).map(({ label }) => label);
      expect(new Set(headers).size).toBe(headers.length);
      if (locale === 'pt-BR') expect(Object.values(matchHeaders(resource, headers))).toEqual(targets);
    }
    expect(Object.values(matchHeaders(resource, targets))).toEqual(targets);
  }
});

test('a header is known whatever its case and accents, and stands for a field once', () => {
  const headers = ['id', 'OBSERVACOES', 'Correo', 'Email', 'nonsense'];
  expect(matchHeaders(customers, headers)).toEqual({
    id: 'id',
    OBSERVACOES: 'notes',
    Correo: 'email',
    Email: '',
    nonsense: '',
  });
});

test('what people write above a column is understood, whatever the language, accents, case and signs', () => {
  const written = [
    'NOME COMPLETO:',
    'Obs.',
    'E-mail',
    'Celular',
    'cpf/cnpj',
    'Dt. Nasc.',
    'País',
    'Cor favorita',
  ];
  expect(Object.values(matchHeaders(customers, written))).toEqual([
    ...['name', 'notes', 'email', 'phone', 'tax_id', 'birth_date', 'nationality', ''],
  ]);
  const languages = ['Full name', 'Remarks', 'Teléfono', 'Date de naissance', 'Codice fiscale', 'Courriel'];
  expect(Object.values(matchHeaders(customers, languages))).toEqual([
    ...['name', 'notes', 'phone', 'birth_date', 'tax_id', 'email'],
  ]);
  expect(Object.values(matchHeaders(boats, ['Embarcação', 'OBS', 'Capacidade', 'Dono', 'Ano']))).toEqual([
    ...['boat_name', 'notes', 'capacity', 'owner_supplier_id', 'year'],
  ]);
});

test('a name of the export goes before a word that is only like it, wherever it stands', () => {
  expect(matchHeaders(suppliers, ['Contato', 'Telefone'])).toEqual({
    Contato: 'contact_name',
    Telefone: 'phone',
  });
  expect(matchHeaders(customers, ['Celular', 'Telefone'])).toEqual({ Celular: '', Telefone: 'phone' });
  expect(matchHeaders(customers, ['-', ''])).toEqual({ '-': '', '': '' });
});

test('no two texts stay alike', () => {
  expect(unlike(['a', 'A', 'b', 'a'])).toEqual(['a', 'A (2)', 'b', 'a (3)']);
});

test('a telephone number parted into country and rest is whole again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (phone) => {
      const { code, number } = splitPhone(phone);
      expect(writePhone({ code, number })).toBe(phone);
    }),
  );
  expect(['+5548999990000', '+14155550100', '+351912345678'].map((phone) => splitPhone(phone).code)).toEqual([
    ...['55', '1', '351'],
  ]);
});
