import { expect, test } from 'vitest';
import { letPass } from '../../../testing/let-pass.ts';
import { giveLink } from '../../../testing/link.ts';
import { codeAt, comesIn, protect, waitForCode } from '../../../testing/second-factor.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld();

async function aProtected(role: 'user' | 'admin' = 'user') {
  const company = await world.company();
  return { company, ...(await protect(world, await world.user(company, role))) };
}

const typeOf = ({ body }: { body: { type?: string } }) => body.type?.replace('/problems/', '') ?? 'in';

test('after the right password a code is asked for, and only then; with it the person is in', async () => {
  const { person, secret } = await aProtected();
  const wrong = await world.visitor().post('/auth/sign-in', { email: person.email, password: 'errada' });
  const unknown = await world.visitor().post('/auth/sign-in', { email: 'ninguem@nenhures.test', password });
  expect([typeOf(wrong), typeOf(unknown)]).toEqual(['sign-in-failed', 'sign-in-failed']);
  const asked = await comesIn(world, person);
  expect(asked.status).toBe(401);
  expect({ ...asked.body, instance: '' }).toEqual({
    type: '/problems/code-needed',
    title: 'The account also asks for a code',
    status: 401,
    instance: '',
  });
  expect(asked.headers['set-cookie']).toBeUndefined();
  const wrongToo = await world
    .visitor()
    .post('/auth/sign-in', { email: person.email, password: 'errada', code: codeAt(world, secret) });
  expect(typeOf(wrongToo)).toBe('sign-in-failed');
  expect((await comesIn(world, person, codeAt(world, secret))).body.user.email).toBe(person.email);
});

test('a code half a minute off is taken, one a minute off is not', async () => {
  const { person, secret } = await aProtected();
  waitForCode(world);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret, -2)))).toBe('code-wrong');
  expect(typeOf(await comesIn(world, person, codeAt(world, secret, 2)))).toBe('code-wrong');
  expect(typeOf(await comesIn(world, person, codeAt(world, secret, -1)))).toBe('in');
  expect(typeOf(await comesIn(world, person, codeAt(world, secret, 1)))).toBe('in');
});

test('a code works once, and none before it does afterwards', async () => {
  const { person, secret } = await aProtected();
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('in');
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('code-wrong');
  expect(typeOf(await comesIn(world, person, codeAt(world, secret, -1)))).toBe('code-wrong');
  waitForCode(world);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('in');
});

test('the code that confirmed the set-up signs nobody in', async () => {
  const person = await world.user(await world.company(), 'user');
  const { key: secret } = (await person.post('/auth/second-factor', { password })).body;
  const code = codeAt(world, secret);
  await person.post('/auth/second-factor/confirmation', { code });
  expect(typeOf(await comesIn(world, person, code))).toBe('code-wrong');
});

test('of four who come with one code at once one is in, and of four with one recovery code', async () => {
  // Each with a person of its own: who is late counts as a failure, and five of those close the door.
  for (const kind of ['application', 'recovery']) {
    const { person, secret, recoveryCodes } = await aProtected();
    const code = kind === 'application' ? codeAt(world, secret) : recoveryCodes[0];
    const answers = await Promise.all(Array.from({ length: 4 }, () => comesIn(world, person, code)));
    expect(answers.map(typeOf).toSorted()).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'in']);
  }
});

test('a recovery code stands in for the code, once, however it is written', async () => {
  const { person, recoveryCodes } = await aProtected();
  const [first = '', second = ''] = recoveryCodes;
  expect(typeOf(await comesIn(world, person, first))).toBe('in');
  expect(typeOf(await comesIn(world, person, first))).toBe('code-wrong');
  expect(typeOf(await comesIn(world, person, ` ${second.toUpperCase().replaceAll('-', ' ')}`))).toBe('in');
  expect((await person.get('/auth/second-factor')).body.recovery_codes_left).toBe(8);
  const other = await aProtected();
  expect(typeOf(await comesIn(world, other.person, recoveryCodes[2]))).toBe('code-wrong');
});

test('wrong codes count like wrong passwords, and asking for the code does not', async () => {
  const { person, secret } = await aProtected();
  for (let step = 0; step < 8; step += 1) expect(typeOf(await comesIn(world, person))).toBe('code-needed');
  for (let guess = 0; guess < 5; guess += 1)
    expect(typeOf(await comesIn(world, person, '000000'))).toBe('code-wrong');
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('too-many-requests');
  expect(typeOf(await comesIn(world, person))).toBe('too-many-requests');
  await letPass(world, 15);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('in');
});

test('after ten wrong codes in an hour no other is looked at, whatever is waited or changed between them', async () => {
  const { person, secret } = await aProtected();
  for (let n = 0; n < 10; n += 1) {
    if (n === 5) await letPass(world, 15);
    expect(typeOf(await comesIn(world, person, '000000'))).toBe('code-wrong');
  }
  await letPass(world, 15);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('too-many-requests');
  await letPass(world, 60);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('in');
});

test('who knows the password and guesses codes holds up no device the person came in by, and no link from a mail', async () => {
  const { company, person, secret } = await aProtected();
  const known = world.visitor();
  const come = (code: string) => known.post('/auth/sign-in', { email: person.email, password, code });
  expect(typeOf(await come(codeAt(world, secret)))).toBe('in');
  for (let n = 0; n < 10; n += 1) {
    if (n === 5) await letPass(world, 15);
    expect(typeOf(await comesIn(world, person, '000000'))).toBe('code-wrong');
  }
  await letPass(world, 15);
  waitForCode(world);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('too-many-requests');
  expect(typeOf(await come(codeAt(world, secret)))).toBe('in');
  waitForCode(world);
  const token = await giveLink(world, company, person, { type: 'login' });
  const use = { token, type: 'login', code: codeAt(world, secret) };
  expect(typeOf(await world.visitor().post('/functions/verify-auth-token', use))).toBe('in');
});

test('on a device that is known, too, no code is looked at after ten wrong ones', async () => {
  const { person, secret } = await aProtected();
  const known = world.visitor();
  const come = (code: string) => known.post('/auth/sign-in', { email: person.email, password, code });
  expect(typeOf(await come(codeAt(world, secret)))).toBe('in');
  for (let n = 0; n < 10; n += 1) {
    if (n === 5) await letPass(world, 15);
    expect(typeOf(await come('000000'))).toBe('code-wrong');
  }
  await letPass(world, 15);
  waitForCode(world);
  expect(typeOf(await come(codeAt(world, secret)))).toBe('too-many-requests');
});

test('a new password by a link from a mail asks for the code all the same', async () => {
  const { company, person, secret } = await aProtected();
  const token = await giveLink(world, company, person, { type: 'password_reset' });
  const fresh = 'Correnteza-mansa-9';
  const verify = { token, type: 'password_reset', password: fresh };
  expect((await world.visitor().post('/functions/verify-auth-token', verify)).body.message).toBe(
    'password-set',
  );
  const signIn = (code?: string) =>
    world.visitor().post('/auth/sign-in', { email: person.email, password: fresh, ...(code && { code }) });
  expect(typeOf(await signIn())).toBe('code-needed');
  expect(typeOf(await signIn(codeAt(world, secret)))).toBe('in');
});

test.each(['user', 'admin'] as const)(
  'a link that signs in takes the code too, and waits for it, of the role %s',
  async (role) => {
    const { company, person, secret } = await aProtected(role);
    const token = await giveLink(world, company, person, { type: 'login' });
    const use = (given: object) =>
      world.visitor().post('/functions/verify-auth-token', { token, type: 'login', ...given });
    const given = role === 'admin' ? { password } : {};
    if (role === 'admin') {
      const { body } = await use({ code: codeAt(world, secret) });
      expect(body.errors).toEqual([{ pointer: '/password', code: 'required' }]);
    }
    expect(typeOf(await use(given))).toBe('code-needed');
    expect(typeOf(await use({ ...given, code: '000000' }))).toBe('code-wrong');
    expect((await use({ ...given, code: codeAt(world, secret) })).body.message).toBe('signed-in');
    waitForCode(world);
    expect(typeOf(await use({ ...given, code: codeAt(world, secret) }))).toBe('link-invalid');
  },
);

test('going on for another seven days takes the code too', async () => {
  const { person, secret } = await aProtected();
  const renew = (code?: string) => person.post('/auth/renewal', { password, ...(code && { code }) });
  expect(typeOf(await renew())).toBe('code-needed');
  expect(typeOf(await renew('000000'))).toBe('code-wrong');
  expect((await renew(codeAt(world, secret))).status).toBe(200);
});

test('an administrator’s credentials are confirmed with the code, of which nobody else’s password speaks [A7.1-04]', async () => {
  const { company, person, secret } = await aProtected('admin');
  const asker = await world.user(company, 'user');
  const other = await protect(world, await world.user(company, 'user'));
  const check = (p_username: string, given: object = {}) =>
    asker.post('/rpc/check_admin_credentials', { p_username, p_password: password, ...given });
  expect((await check(person.email, { p_password: 'errada' })).body).toBe('false');
  expect((await check(other.person.email)).body).toBe('false');
  expect(typeOf(await check(person.email))).toBe('code-needed');
  expect(typeOf(await check(person.email, { p_code: '000000' }))).toBe('code-wrong');
  expect((await check(person.email, { p_code: codeAt(world, secret) })).body).toBe('true');
});
