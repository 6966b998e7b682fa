import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { ApiProblem } from '../../../api/api.ts';
import { recordResolver, wordedProblem } from './fault-words.ts';

type Errors = Record<string, { message?: string }>;

function messagesOf(values: Record<string, unknown>): Record<string, string | undefined> {
  const names = Object.keys(values);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = recordResolver(customers, names)(values, undefined, options) as { errors: Errors };
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
}

test('what is wrong stands beside its field in words that fit it', () => {
  expect(
    messagesOf({
      name: '',
      email: 'ana@',
      tax_id: '529.982.247-26',
      nationality: 'x'.repeat(61),
      tags: Array.from({ length: 51 }, () => '0193f3a0-0000-7000-8000-000000000001'),
      phone: '+551',
    }),
  ).toEqual({
    name: 'Preencha este campo',
    email: 'Email inválido',
    tax_id: 'CPF ou CNPJ inválido',
    nationality: 'Use no máximo 60 caracteres',
    tags: 'Escolha no máximo 50',
    phone: 'Telefone inválido',
  });
  expect(messagesOf({ name: 'A' })).toEqual({ name: 'Use pelo menos 2 caracteres' });
  expect(messagesOf({ name: 'Ana', email: '', tags: [] })).toEqual({});
});

test('the faults of the server are said in the same words', () => {
  const faults = [{ pointer: '/nationality', code: 'too-large', params: { maximum: 60 } }];
  const problem = new ApiProblem('validation', { status: 422, errors: faults });
  const worded = wordedProblem(customers, {}, problem);
  expect(worded).toMatchObject({ errors: [{ code: 'too-long', params: { maximum: 60 } }] });
  const other = new Error('lost');
  expect(wordedProblem(customers, {}, other)).toBe(other);
});
