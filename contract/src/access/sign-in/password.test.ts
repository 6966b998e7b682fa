import { expect, test } from 'vitest';
import { judgePassword, metCriteria } from './password.ts';

test('a password is measured by five criteria [A5-01, A5-02, A5-03, A5-04]', () => {
  expect(metCriteria('Aa1!aaaa')).toEqual(['length', 'uppercase', 'lowercase', 'digit', 'symbol']);
  expect(judgePassword('Vela1!proa')).toBe('strong');
  expect(judgePassword('velaproa1')).toBe('medium');
  expect(judgePassword('Velaproa1')).toBe('medium');
  expect(judgePassword('velaproa')).toBe('weak');
  expect(metCriteria('ÁÉçã')).toEqual(['uppercase', 'lowercase']);
});

test('fewer than three criteria, or fewer than eight characters, are weak whatever else they meet [A5-05]', () => {
  expect(judgePassword('velaproa')).toBe('weak');
  expect(judgePassword('Ve1!pro')).toBe('weak');
  expect(judgePassword('uma vela 1')).toBe('medium');
});

test('what everybody uses is never called strong, nor what whoever knows the person guesses', () => {
  expect(judgePassword('Senha@123')).toBe('common');
  const person = {
    email: 'nina@porto.test',
    full_name: 'Nina Novata',
    company: 'Porto Novo',
    subdomain: 'porto-novo',
  };
  expect(judgePassword('Novata-2026!')).toBe('strong');
  expect(judgePassword('Novata-2026!', person)).toBe('common');
});
