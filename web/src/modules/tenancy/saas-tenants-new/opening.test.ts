import { openCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { expect, test } from 'vitest';
import { emptyOpening, sentOf, stepOf } from './opening.ts';

test('nobody stands on a step before the ones in front of it were gone through', () => {
  expect(stepOf('check', { done: [] })).toBe('company');
  expect(stepOf('check', { done: ['company', 'brand'] })).toBe('plan');
  expect(stepOf('company', { done: ['company', 'brand'] })).toBe('company');
});

test('what is typed is sent as the server takes it, and what was left out as nothing', () => {
  const empty = emptyOpening('pt-BR');
  const typed = {
    ...empty,
    company: { ...empty.company, name: 'Mar e Sol', subdomain: 'mar-e-sol', tax_id: '11.222.333/0001-81' },
    administrator: { ...empty.administrator, full_name: 'Ieda Paz', email: ' IEDA@mar-e-sol.test ' },
  };
  const sent = openCompany.body?.parse(sentOf(typed));
  expect(sent).toMatchObject({
    name: 'Mar e Sol',
    tax_id: '11222333000181',
    legal_name: null,
    primary_color: null,
    starter: 'package',
    logo: null,
    plan: 'essencial',
    trial_days: 14,
    modules: ['core', 'sales', 'catalog', 'operations', 'fleet'],
    administrator: { email: 'ieda@mar-e-sol.test', locale: 'pt-BR' },
  });
});
