import { createHook } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import { recordStatementsWith } from '../../../kit/database/statement-record.ts';
import { newId } from '../../../kit/ids.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const boss = await world.user(company, 'admin');
const elsewhere = await world.user(await world.company(), 'user');
const nobody = () => `${newId()}@exemplo.com.br`;

afterEach(() => recordStatementsWith(undefined));

/** The hash of a password is the one native work there is, and native work has no name. */
const native = 'undefined';

/** What the server does for an answer, in its order: hashes, and the statements of transactions that name `table`. */
async function workOf(table: string, ask: () => Promise<{ status: number }>) {
  const steps: { sql: string; of?: object }[] = [];
  const hook = createHook({
    init: (_, type) => {
      if (type === native) steps.push({ sql: 'hash' });
    },
  });
  recordStatementsWith((sql, of) => {
    // Which company it is stands in the text of the setting.
    steps.push({ sql: sql.replace(/^set local .*/, 'set local'), of });
    return undefined;
  });
  hook.enable();
  const { status } = await ask();
  hook.disable();
  const concerned = new Set(steps.flatMap(({ sql, of }) => (of && sql.includes(`"${table}"`) ? [of] : [])));
  const done = steps.filter(({ of }) => !of || concerned.has(of)).map(({ sql }) => sql);
  return { status, done, hashes: done.filter((sql) => sql === 'hash').length };
}

const upTo = ({ done }: { done: readonly string[] }, word: RegExp) => {
  const at = done.findIndex((sql) => word.test(sql));
  expect(at, String(word)).toBeGreaterThan(-1);
  return { before: done.slice(0, at + 1), after: done.slice(at + 1) };
};

test('making a person costs a hash and the same statements whether the address is free, taken here or taken elsewhere', async () => {
  const make = (email: string) => () =>
    boss.post('/users', { full_name: 'Bia Rocha', email, role: 'user', password: 'Maré-46' });
  const free = await workOf('login_emails', make(nobody()));
  expect([free.status, free.hashes]).toEqual([201, 1]);
  const verdict = /^insert into "login_emails"/;
  const { before } = upTo(free, verdict);
  expect(before).toContain('hash');
  for (const email of [boss.email, elsewhere.email]) {
    const taken = await workOf('login_emails', make(email));
    expect(taken.status).toBe(409);
    // Whose it is, is asked by the same statement, for the line it takes where it is somebody's elsewhere.
    const whose = expect.stringMatching(/^select "email" from "profiles"/);
    expect(upTo(taken, verdict)).toEqual({ before, after: [whose, 'rollback'] });
  }
});

test('looking through a list of invitations costs the same whatever its addresses are', async () => {
  const look = (email: string) => () =>
    boss.post('/users/invitations', { rows: [{ full_name: 'Bia', email, role: 'user' }], dry_run: true });
  const free = await workOf('profiles', look(nobody()));
  expect([free.status, free.hashes]).toEqual([200, 0]);
  for (const email of [boss.email, elsewhere.email])
    expect(await workOf('profiles', look(email))).toEqual(free);
});

test('a reset costs the same for an address of another company as for one nobody has', async () => {
  const ask = (email: string) => () =>
    boss.post('/functions/send-password-reset', { email, fullName: 'Bia Rocha', isNewUser: false });
  const unknown = await workOf('auth_accounts', ask(nobody()));
  expect([unknown.status, unknown.hashes]).toEqual([404, 0]);
  expect(await workOf('auth_accounts', ask(elsewhere.email))).toEqual(unknown);
});

test('a link a visitor asks for costs the same up to the letter, which only an address somebody has gets', async () => {
  const ask = (email: string) => () =>
    world.visitor().post('/functions/send-auth-email', { email, type: 'password_reset', locale: 'en' });
  const unknown = await workOf('auth_throttle', ask(nobody()));
  const known = await workOf('auth_throttle', ask(elsewhere.email));
  expect([unknown.status, known.status, unknown.hashes, known.hashes]).toEqual([200, 200, 0, 0]);
  const { before, after } = upTo(unknown, /from "profiles"/);
  expect(after).toEqual(['commit']);
  expect(upTo(known, /from "profiles"/).before).toEqual(before);
});
