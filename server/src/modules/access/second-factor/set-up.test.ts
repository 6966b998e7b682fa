import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { codeAt, comesIn, protect, waitForCode } from '../../../testing/second-factor.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld();

const off = { confirmed_at: null, recovery_codes_left: 0, is_required: false };

test('a person sets it up with the password and a first code, and is given ten recovery codes', async () => {
  const person = await world.user(await world.company({ name: 'Mar & Sol' }), 'user');
  expect((await person.get('/auth/second-factor')).body).toEqual(off);
  expect((await person.post('/auth/second-factor', { password: 'errada' })).body).toMatchObject({
    errors: [{ pointer: '/password', code: 'wrong-password' }],
  });
  const begun = (await person.post('/auth/second-factor', { password })).body;
  expect(begun.key).toMatch(/^[A-Z2-7]{32}$/);
  const asked = Object.fromEntries(new URL(begun.uri).searchParams);
  expect(asked).toMatchObject({ secret: begun.key, issuer: 'Mar & Sol' });
  // Until it is confirmed it counts for nothing.
  expect((await comesIn(world, person)).status).toBe(200);
  expect((await person.get('/auth/second-factor')).body).toEqual(off);
  const code = codeAt(world, begun.key);
  const confirmed = await person.post('/auth/second-factor/confirmation', {
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
  for (const each of confirmed.body.recovery_codes) expect(each).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-?){3}$/);
  expect((await person.get('/auth/second-factor')).body).toEqual({
    confirmed_at: '2026-11-20T12:12:00.000Z',
    recovery_codes_left: 10,
    is_required: false,
  });
  expect((await person.post('/auth/second-factor', { password })).body.type).toBe(
    '/problems/second-factor-on',
  );
  expect((await person.post('/auth/second-factor/confirmation', { code })).body.type).toBe(
    '/problems/second-factor-on',
  );
});

test('a wrong code confirms nothing, one half a minute off does, and a set-up that lay for long is begun anew', async () => {
  const company = await world.company();
  const [person, late] = [await world.user(company, 'user'), await world.user(company, 'user')];
  const confirm = (who: typeof person, code: string) =>
    who.post('/auth/second-factor/confirmation', { code }).then(({ body }) => body.type ?? 'on');
  expect(await confirm(person, '123456')).toBe('/problems/second-factor-off');
  const { key: secret } = (await person.post('/auth/second-factor', { password })).body;
  for (const away of [-2, 2])
    expect(await confirm(person, codeAt(world, secret, away))).toBe('/problems/code-wrong');
  expect(await confirm(person, codeAt(world, secret, -1))).toBe('on');
  const old = (await late.post('/auth/second-factor', { password })).body.key;
  const other = (await late.post('/auth/second-factor', { password })).body.key;
  // Of two tabs the later one counts.
  expect(await confirm(late, codeAt(world, old))).toBe('/problems/code-wrong');
  world.clock.set(world.clock.now().add({ minutes: 31 }).toString());
  expect(await confirm(late, codeAt(world, other))).toBe('/problems/second-factor-off');
});

test('of five tabs that confirm at once one is given the codes', async () => {
  const person = await world.user(await world.company(), 'user');
  const { key: secret } = (await person.post('/auth/second-factor', { password })).body;
  const code = codeAt(world, secret);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => person.post('/auth/second-factor/confirmation', { code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('turned on, every other session of the person ends and this one goes on', async () => {
  const company = await world.company();
  const person = await world.user(company, 'user');
  const elsewhere = world.visitor();
  elsewhere.setCookie(await world.sessionOf(company.id, person.id));
  expect((await elsewhere.get('/auth/user')).status).toBe(200);
  await protect(world, person);
  expect((await elsewhere.get('/auth/user')).status).toBe(401);
  expect((await person.get('/auth/user')).status).toBe(200);
});

test('it is turned off, and its recovery codes made anew, for password and code alone', async () => {
  const { person, secret, recoveryCodes } = await protect(
    world,
    await world.user(await world.company(), 'user'),
  );
  const renew = (given: object) => person.post('/auth/second-factor/recovery-codes', given);
  const remove = (given: object) => person.post('/auth/second-factor/removal', given);
  for (const ask of [renew, remove]) {
    expect((await ask({ password })).body.type).toBe('/problems/code-needed');
    expect((await ask({ password, code: '000000' })).body.type).toBe('/problems/code-wrong');
    expect((await ask({ password: 'errada', code: codeAt(world, secret) })).status).toBe(422);
  }
  const renewed = (await renew({ password, code: codeAt(world, secret) })).body.recovery_codes;
  expect(renewed).toHaveLength(10);
  expect((await comesIn(world, person, recoveryCodes[0])).body.type).toBe('/problems/code-wrong');
  waitForCode(world);
  expect((await remove({ password, code: codeAt(world, secret) })).status).toBe(204);
  expect((await person.get('/auth/second-factor')).body).toEqual(off);
  expect((await comesIn(world, person)).status).toBe(200);
  waitForCode(world);
  expect((await remove({ password, code: codeAt(world, secret) })).body.type).toBe(
    '/problems/second-factor-off',
  );
});

test('each change leaves a step without values in the history and a letter to the person', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const { person, secret, recoveryCodes } = await protect(world, await world.user(company, 'user'));
  await comesIn(world, person, recoveryCodes[3]);
  await person.post('/auth/second-factor/recovery-codes', { password, code: codeAt(world, secret) });
  waitForCode(world);
  await person.post('/auth/second-factor/removal', { password, code: codeAt(world, secret) });
  const history = (await boss.get(`/users/${person.id}/history`)).body.data;
  expect(history.map(({ changes: [change] }: { changes: object[] }) => change)).toMatchObject([
    { field: 'second_factor', before: 'on', after: 'off' },
    { field: 'recovery_codes', before: null, after: 'renewed' },
    { field: 'recovery_codes', before: null, after: 'used' },
    { field: 'second_factor', before: 'off', after: 'on' },
  ]);
  const letters = await world.authTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .select(['template', 'params', 'to_email'])
        .where('tenant_id', '=', company.id)
        .orderBy('created_at')
        .orderBy('id'),
    ),
  );
  const letter = (change: string) => ({
    template: 'second_factor',
    params: { change },
    to_email: person.email,
  });
  expect(letters).toEqual(['on', 'code_used', 'renewed', 'off'].map(letter));
  expect(JSON.stringify([history, letters])).not.toContain(secret);
});

test('recovery codes are stored as hashes, and nobody but leme_auth reads either table', async () => {
  const company = await world.company();
  const { recoveryCodes } = await protect(world, await world.user(company, 'user'));
  const rows = await world.authTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('auth_recovery_codes').selectAll().where('tenant_id', '=', company.id)),
  );
  expect(rows).toHaveLength(10);
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  for (const table of ['auth_second_factors', 'auth_recovery_codes'] as const)
    await expect(
      world.tenantTx.read(company.id, (tx) =>
        tx.rows(db.selectFrom(table).select('user_id').where('tenant_id', '=', company.id)),
      ),
    ).rejects.toThrow(/permission denied/);
});
