import { expect, test } from 'vitest';
import { foldedSlug, slugFault, slugOf, slugsNear } from './slug.ts';

test.each([
  ['users', 'slug-reserved'],
  ['api', 'slug-reserved'],
  ['Mar Azul', 'slug-form'],
  ['-mar', 'slug-form'],
  ['mar-', 'slug-form'],
  ['m'.repeat(64), 'slug-form'],
  ['mar-⛵', 'slug-form'],
  ['', 'slug-form'],
  ['mar-e-sol', null],
  ['m'.repeat(63), null],
])('of the address %s is said %s [A2.2-39]', (slug, fault) => {
  expect(slugFault(slug)).toBe(fault);
});

test('capitals and accents are folded before an address is looked at', () => {
  expect(slugFault(foldedSlug('USERS'))).toBe('slug-reserved');
  expect(foldedSlug('São-João')).toBe('sao-joao');
});

test('a name proposes its address, at most as long as one may be', () => {
  expect(slugOf('Escuna Mar & Sol')).toBe('escuna-mar-sol');
  expect(slugOf(`  ${'Náutica '.repeat(20)}`).length).toBeLessThanOrEqual(63);
  expect(slugOf('⛵')).toBe('');
});

test('what is near an address is good itself, also where it is as long as one may be', () => {
  const near = [...slugsNear('users'), ...slugsNear('m'.repeat(63)), ...slugsNear('⛵')];
  expect(near.length).toBeGreaterThan(9);
  expect(near.filter((slug) => slugFault(slug) !== null)).toEqual([]);
  expect(slugsNear('users')).not.toContain('users');
});
