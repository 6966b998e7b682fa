import { expect, test } from 'vitest';
import { isAcceptablePassword, metCriteria, passwordStrength } from './password.ts';

test('a password is measured by five criteria [A5-01, A5-02, A5-03, A5-04]', () => {
  expect(metCriteria('Aa1!aaaa')).toEqual(['length', 'uppercase', 'lowercase', 'digit', 'symbol']);
  expect(passwordStrength('Aa1!aaaa')).toBe('strong');
  expect(passwordStrength('aaaaaaa1')).toBe('medium');
  expect(passwordStrength('Aaaaaaa1')).toBe('medium');
  expect(passwordStrength('aaaaaaaa')).toBe('weak');
  expect(metCriteria('ÁÉçã')).toEqual(['uppercase', 'lowercase']);
});

test('fewer than three criteria, or fewer than eight characters, are not accepted [A5-05]', () => {
  expect(isAcceptablePassword('aaaaaaaa')).toBe(false);
  expect(isAcceptablePassword('Aa1!aaa')).toBe(false);
  expect(isAcceptablePassword('uma senha 1')).toBe(true);
});
