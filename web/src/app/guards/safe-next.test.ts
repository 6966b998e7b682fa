import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'https://leme.example';

test('[A2.2-34] a path of this origin is gone on to, with its query', () => {
  expect(safeNext('/mar-azul/passenger-manifest?date=2026-11-20#x', origin)).toBe(
    '/mar-azul/passenger-manifest?date=2026-11-20#x',
  );
});

test('addresses that leave this origin are refused', () => {
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'evil',
    'javascript:alert(1)',
  ];
  for (const next of [...foreign, undefined, 7, '']) expect(safeNext(next, origin), String(next)).toBeNull();
});

test('the entrances lead nowhere', () => {
  for (const next of ['/', '/auth', '/auth?next=/auth', '/logout', '/404'])
    expect(safeNext(next, origin), next).toBeNull();
});
