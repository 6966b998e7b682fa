import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { contractVersion, isOlder, mayRestore, objectionTo, oldestContractVersion } from './rules.ts';

test('restoring is for admin, saas_admin and saas_super_admin; the default for the last one alone [A2.6-11, A6-26, A6-27]', () => {
  expect(roles.filter((role) => mayRestore(role, 'company'))).toEqual([
    'saas_super_admin',
    'saas_admin',
    'admin',
  ]);
  expect(roles.filter((role) => mayRestore(role, 'platform'))).toEqual(['saas_super_admin']);
});

test('a build is served while the server speaks its contract and nobody called it insecure', () => {
  const build = { insecure: false, contract_version: contractVersion };
  expect(objectionTo(build)).toBeNull();
  expect(objectionTo({ ...build, contract_version: oldestContractVersion - 1 })).toBe('contract-too-old');
  expect(objectionTo({ ...build, contract_version: contractVersion + 1 })).toBe('contract-too-new');
  expect(objectionTo({ ...build, insecure: true })).toBe('insecure');
});

test('build labels sort by time', () => {
  expect(isOlder('2025.12.31.2359', '2026.01.01.0000')).toBe(true);
  expect(isOlder('2026.01.01.0000', '2026.01.01.0000')).toBe(false);
});
