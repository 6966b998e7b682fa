import { strangeAddresses } from '@leme/contract/kit/strange-addresses.testing';
import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'https://leme.example';

test('[A2.2-34] a path of this origin is gone on to, with its query', () => {
  expect(safeNext('/mar-azul/passenger-manifest?date=2026-11-20#x', origin)).toBe(
    '/mar-azul/passenger-manifest?date=2026-11-20#x',
  );
});

test('addresses that leave this origin are refused, however they are written', () => {
  expect(strangeAddresses.length).toBeGreaterThan(80);
  for (const next of [...strangeAddresses, 'evil', undefined, 7, ''])
    expect(safeNext(next, origin), String(next)).toBeNull();
});

test('what is only a strange path stays here', () => {
  for (const next of ['/%2f%2fevil.example', '/x//evil.example', '/@evil.example', '/https://evil.example'])
    expect(URL.parse(safeNext(next, origin) ?? '//', origin)?.origin, next).toBe(origin);
});

test('the entrances lead nowhere', () => {
  for (const next of ['/', '/.', '/auth', '/./auth', '/auth?next=/auth', '/logout', '/404'])
    expect(safeNext(next, origin), next).toBeNull();
});
