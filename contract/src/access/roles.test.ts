import { expect, test } from 'vitest';
import { locales } from '../kit/language/locale.ts';
import { lookUp, textsIn } from '../kit/language/texts.ts';
import {
  assignableRoles,
  highestRole,
  isFullAccess,
  isManager,
  isPlatformRole,
  isRole,
  partnerKind,
  type Role,
  roleKey,
  roles,
} from './roles.ts';
import { accessWords } from './texts/texts.ts';

const catalogue = [
  'saas_super_admin',
  'saas_admin',
  'saas_manager',
  'saas_user',
  'admin',
  'manager',
  'supplier_admin',
  'supplier_manager',
  'supplier_user',
  'agent_admin',
  'agent_manager',
  'agent_user',
  'marinheiro',
  'user',
  'supplier',
];

test('[B3-47] [A6-01] the fifteen roles of the catalogue exist, and no other', () => {
  expect(roles.toSorted()).toEqual(catalogue.toSorted());
  expect(catalogue.every(isRole)).toBe(true);
  expect([isRole('owner'), isRole(''), isRole(null)]).toEqual([false, false, false]);
});

test('[A6-18] [A7.1-03] the highest of several roles counts, unknown names do not', () => {
  expect(highestRole(['user', 'manager', 'marinheiro'])).toBe('manager');
  expect(highestRole(['supplier', 'user'])).toBe('user');
  expect(highestRole(['saas_user', 'admin'])).toBe('saas_user');
  expect(highestRole(['agent_admin', 'supplier_admin', 'manager'])).toBe('supplier_admin');
  expect(highestRole(['captain'])).toBeNull();
  expect(highestRole([])).toBeNull();
});

test('[A6-03] [A6-05] [B3-47] roles fall into full access, managers, platform and the two kinds of partner', () => {
  expect(roles.filter(isFullAccess)).toEqual([
    'saas_super_admin',
    'saas_admin',
    'admin',
    'supplier_admin',
    'agent_admin',
  ]);
  expect(roles.filter(isManager)).toEqual(['saas_manager', 'manager', 'supplier_manager', 'agent_manager']);
  expect(roles.filter(isPlatformRole)).toEqual([
    'saas_super_admin',
    'saas_admin',
    'saas_manager',
    'saas_user',
  ]);
  expect(roles.filter((role) => partnerKind(role) === 'supplier')).toEqual([
    'supplier_admin',
    'supplier_manager',
    'supplier_user',
    'supplier',
  ]);
  expect(roles.filter((role) => partnerKind(role) === 'agent')).toEqual([
    'agent_admin',
    'agent_manager',
    'agent_user',
  ]);
});

const staff = ['admin', 'manager', 'user', 'marinheiro'];
const assignable: [string, Role, string[]][] = [
  ['[B6.1-01]', 'saas_super_admin', catalogue],
  ['[B6.1-02]', 'saas_admin', catalogue.filter((role) => role !== 'saas_super_admin')],
  ['[B6.1-03]', 'saas_manager', ['saas_user', ...staff]],
  ['[B6.1-04]', 'saas_user', staff],
  ['[B6.1-05]', 'admin', catalogue.filter((role) => !role.startsWith('saas_'))],
  ['[B6.1-06]', 'manager', staff],
  ['[B6.1-07]', 'supplier_admin', ['supplier_manager', 'supplier_user', 'supplier']],
  ['[B6.1-08]', 'supplier_manager', ['supplier_user', 'supplier']],
  ['[B6.1-09]', 'agent_admin', ['agent_manager', 'agent_user']],
  ['[B6.1-10]', 'agent_manager', ['agent_user']],
];

test.each(assignable)('%s [B6.1-15] %s may assign exactly the roles of its row', (_id, actor, expected) => {
  expect(assignableRoles(actor, false).toSorted()).toEqual(expected.toSorted());
  expect(assignableRoles(actor, true).toSorted()).toEqual(expected.toSorted());
});

test('[B6.1-11] [B6.1-14] any other role of a company that holds Full Admin may assign four roles', () => {
  for (const role of ['user', 'marinheiro'] as const) {
    expect(assignableRoles(role, true).toSorted()).toEqual(staff.toSorted());
  }
});

test('[B6.1-12] any other role may assign none, and a partner none even where Full Admin is enabled', () => {
  const others = ['user', 'marinheiro', 'supplier_user', 'agent_user', 'supplier'] as const;
  for (const role of others) expect(assignableRoles(role, false)).toEqual([]);
  for (const role of ['supplier_user', 'agent_user', 'supplier'] as const) {
    expect(assignableRoles(role, true)).toEqual([]);
  }
});

test('[B6.1-13] while the acting role is unknown only admin, manager and user are offered', () => {
  expect(assignableRoles(null, false)).toEqual(['admin', 'manager', 'user']);
  expect(assignableRoles(null, true)).toEqual(['admin', 'manager', 'user']);
});

const labels: [string, Role, string][] = [
  ['[B6.2-01]', 'saas_super_admin', 'SaaS Super'],
  ['[B6.2-02]', 'saas_admin', 'SaaS Admin'],
  ['[B6.2-03]', 'saas_manager', 'SaaS Manager'],
  ['[B6.2-04]', 'saas_user', 'SaaS User'],
  ['[B6.2-05]', 'admin', 'Admin'],
  ['[B6.2-06]', 'manager', 'Gerente'],
  ['[B6.2-07]', 'supplier_admin', 'Admin Fornec.'],
  ['[B6.2-08]', 'supplier_manager', 'Manager Fornec.'],
  ['[B6.2-09]', 'supplier_user', 'User Fornec.'],
  ['[B6.2-10]', 'agent_admin', 'Admin Agente'],
  ['[B6.2-11]', 'agent_manager', 'Manager Agente'],
  ['[B6.2-12]', 'agent_user', 'User Agente'],
  ['[B6.2-13]', 'user', 'Usuário'],
  ['[B6.2-14]', 'marinheiro', 'Marinheiro'],
  ['[B6.2-15]', 'supplier', 'Fornecedor'],
];

test.each(labels)('%s [B6.2-17] %s is shown as %s', (_id, role, label) => {
  expect(textsIn(accessWords, 'pt-BR')(roleKey(role))).toBe(label);
  expect(locales.filter((locale) => lookUp(accessWords, locale, roleKey(role)) === undefined)).toEqual([]);
});

test('[B6.2-16] a person without a role is shown "Sem nível"', () => {
  expect(textsIn(accessWords, 'pt-BR')(roleKey(null))).toBe('Sem nível');
});
