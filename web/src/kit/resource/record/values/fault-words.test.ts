import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import type { Field } from '@leme/contract/kit/resource/fields';
import * as fields from '@leme/contract/kit/resource/fields';
import { leads } from '@leme/contract/leads/leads';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { ApiProblem } from '../../../api/api.ts';
import { faultText } from '../../../form/lazy/fault/fault-text.ts';
import { recordResolver, wordedFault, wordedProblem } from './fault-words.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
type Errors = Record<string, { message?: string }>;

function messagesOf(values: Record<string, unknown>): Record<string, string | undefined> {
  const names = Object.keys(values);
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

test('what values say together is said beside its field before it is sent, as the server says it', () => {
  const said = (...[entity, values, before]: [Parameters<typeof recordResolver>[0], object, object?]) => {
    const judge = recordResolver(entity, Object.keys(values), before as Record<string, unknown>);
    const { errors } = judge(values as never, undefined, options) as { errors: Errors };
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
  };
  const rule = { name: 'Cedo', percent_bp: 1000, lead_min: 5, lead_max: 2 };
  expect(said(pricingRules, rule)).toEqual({ lead_max: 'Valor mínimo: 5 dias' });
  // What is wrong by itself is said alone, and what a form does not ask for stays as it was.
  expect(said(pricingRules, { ...rule, lead_min: 5000 })).toEqual({ lead_min: 'Valor máximo: 1095 dias' });
  expect(said(pricingRules, { name: 'Cedo', lead_max: 2 }, { lead_min: 5, percent_bp: 1000 })).toEqual({
    lead_max: 'Valor mínimo: 5 dias',
  });
  expect(said(leads, { country_code: 'x5', interest_date: { from: '2031-01-01', to: null } })).toEqual({
    country_code: 'DDI inválido',
    interest_date: 'Informe o primeiro e o último dia',
  });
  expect(said(leads, { country_code: '+55', phone: '99999-0001' })).toEqual({
    phone: 'Falta o DDD: qual é?',
  });
  const falling = [
    { hours_before: 720, fee_bp: 5000, minimum_fee: 0 },
    { hours_before: 24, fee_bp: 1000, minimum_fee: 0 },
  ];
  const policy = { tiers: falling, no_show_fee_bp: 5000, fee_may_fall: false };
  expect(Object.keys(said(cancellationPolicies, policy))).toEqual(['fee_may_fall']);
  expect(said(cancellationPolicies, policy, policy)).toEqual({});
});

test('a bound is said as its field shows values: per cent, reais, hours', () => {
  const said = (field: Field, code: string, params: Record<string, number>) =>
    faultText(wordedFault(field, 1, { code, params }));
  expect(
    [
      said(fields.basisPoints(), 'too-small', { minimum: -10_000 }),
      said(fields.money(), 'too-large', { maximum: 9_999_999_999.99 }),
      said(fields.duration(), 'too-large', { maximum: 10_080 }),
      said(fields.integer(), 'too-large', { maximum: 999 }),
    ].map((text) => text.replace(/\u00a0/g, ' ')),
  ).toEqual([
    'Valor mínimo: -100%',
    'Valor máximo: R$ 9.999.999.999,99',
    'Valor máximo: 168:00',
    'Valor máximo: 999',
  ]);
});
