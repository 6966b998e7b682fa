import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'https://leme.example';

test('[A2.2-34] a path of this origin is gone on to, with its query', () => {
  expect(safeNext('/mar-azul/passenger-manifest?date=2026-11-20#x', origin)).toBe(
    '/mar-azul/passenger-manifest?date=2026-11-20#x',
  );
});

/** Ways to write another place so that it looks like a path, and what a browser drops before it reads one. */
const elsewhere = ['evil.example', 'evil.example/leme.example', 'leme.example@evil.example', 'еvil.example'];
const openings = [
  ...[
    'https://',
    'http:',
    '//',
    '///',
    '\\\\',
    '/\\',
    '\\/',
    '/\t/',
    '\t//',
    '/\n/',
    '/\r\n/',
    ' //',
    '/\u0000/',
  ],
  ...['/.//', '/././/', '/x/..//', '/%2e//', '/%2E%2e//', '/a/%2e%2e//', '/.\\/', '/..//'],
];
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'evil',
];

test('addresses that leave this origin are refused, however they are written', () => {
  const foreign = [...openings.flatMap((opening) => elsewhere.map((host) => opening + host)), ...schemes];
  expect(foreign.length).toBeGreaterThan(80);
  for (const next of [...foreign, undefined, 7, '']) expect(safeNext(next, origin), String(next)).toBeNull();
});

test('what is only a strange path stays here', () => {
  for (const next of ['/%2f%2fevil.example', '/x//evil.example', '/@evil.example', '/https://evil.example'])
    expect(URL.parse(safeNext(next, origin) ?? '//', origin)?.origin, next).toBe(origin);
});

test('the entrances lead nowhere', () => {
  for (const next of ['/', '/.', '/auth', '/./auth', '/auth?next=/auth', '/logout', '/404'])
    expect(safeNext(next, origin), next).toBeNull();
});
