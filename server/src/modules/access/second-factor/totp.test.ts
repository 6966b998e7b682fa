import { expect, test } from 'vitest';
import { codeOf, newSecret, stepAt, stepOf, uriOf } from './totp.ts';

/** "12345678901234567890", the secret of the tables in RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// Appendix B, of whose eight digits an application shows the last six.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is %s, as RFC 6238 says', (moment, code) => {
  expect(codeOf(secret, stepAt(Temporal.Instant.from(moment)))).toBe(code);
});

test('a code is known half a minute before and after its own, and no longer', () => {
  const now = Temporal.Instant.from('2026-11-20T12:12:00Z');
  const step = stepAt(now);
  const known = [-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeOf(secret, step + off), now));
  expect(known).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const no of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOf(secret, no, now)).toBeUndefined();
});

test('every secret is another one of 32 letters, and its address names company and account', () => {
  const made = new Set(Array.from({ length: 50 }, newSecret));
  expect(made.size).toBe(50);
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(uriOf(secret, { issuer: 'Mar & Azul: Passeios', account: 'ana+1@mar-azul.test' }));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Mar & Azul: Passeios:ana+1@mar-azul.test');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: 'Mar & Azul: Passeios',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
