import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What the module says outside of the tests, where nobody has made it cheaper. */
function asTheProduct(script: string): string {
  const address = JSON.stringify(new URL('./passwords.ts', import.meta.url));
  const args = ['--input-type=module', '-e', `const passwords = await import(${address}); ${script}`];
  const { VITEST: _, ...env } = process.env;
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' });
}

test('what is kept of a password is argon2id over 19 MiB in two passes', () => {
  const kept = asTheProduct("console.log(await passwords.hashPassword('Correto-cavalo-1'))");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}\n$/);
});

test('whoever is no test cannot hash more cheaply', () => {
  const script = `let said = 'done';
    try { passwords.hashCheaply(); } catch ({ message }) { said = message; }
    console.log(said, (await passwords.hashPassword('x')).includes('m=19456,t=2,p=1'));`;
  expect(asTheProduct(script)).toBe('Only tests may hash passwords cheaply true\n');
});
