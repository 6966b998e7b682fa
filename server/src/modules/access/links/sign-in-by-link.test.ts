import type { Role } from '@leme/contract/access/roles';
import { expect, test } from 'vitest';
import { giveLink } from '../../../testing/link.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld();
const expires_at = '2026-12-05T12:12:00Z';

async function aLogin(role: Role, given: { status?: string; company?: 'suspended' } = {}) {
  const company = await world.company(given.company ? { status: given.company } : {});
  const person = await world.user(company, role, { signsIn: false, status: given.status ?? 'active' });
  const token = await giveLink(world, company, person, { type: 'login', expires_at });
  return { company, person, token };
}

const verify = (token: string, more: object = {}, browser = world.visitor()) =>
  browser.post('/functions/verify-auth-token', { token, type: 'login', ...more });

test('a login link signs in; access ends fifteen days later [A7.2-05, A9-33]', async () => {
  const { token } = await aLogin('marinheiro');
  const browser = world.visitor();
  expect((await verify(token, {}, browser)).body).toEqual({ message: 'signed-in', redirectUrl: '/auth' });
  const { body } = await browser.get('/auth/session');
  expect(body).toMatchObject({
    role: 'marinheiro',
    session: { access_expires_at: '2026-12-05T12:12:00.000Z' },
  });
});

test('a used link, one that expired and one of another kind are refused alike [A8-18]', async () => {
  const { company, person, token } = await aLogin('user');
  await verify(token);
  const expired = await giveLink(world, company, person, {
    type: 'login',
    expires_at: '2026-11-20T12:12:00Z',
  });
  const other = await giveLink(world, company, person, { type: 'password_reset' });
  for (const text of [token, expired, other, 'x', `${company.id}.${'a'.repeat(43)}`]) {
    const answer = await verify(text);
    expect([answer.status, answer.body.type]).toEqual([410, '/problems/link-invalid']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('of many who use a login link at once one is signed in', async () => {
  const { token } = await aLogin('user');
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
});

test('an account that holds every right is asked for its password as well; asking leaves the link as it was [A4-36]', async () => {
  const { token } = await aLogin('admin');
  const faultsOf = async (more: object) => (await verify(token, more)).body.errors;
  expect(await faultsOf({})).toEqual([{ pointer: '/password', code: 'required' }]);
  expect(await faultsOf({ password: 'errada-1A' })).toEqual([
    { pointer: '/password', code: 'wrong-password' },
  ]);
  expect((await verify(token, { password })).body.message).toBe('signed-in');
});

test('guessing the password behind a link is counted with the guesses of sign-in', async () => {
  const { person, token } = await aLogin('admin');
  for (let guess = 0; guess < 5; guess++) await verify(token, { password: `errada-${guess}` });
  expect((await verify(token, { password })).status).toBe(429);
  const signIn = await world.visitor().post('/auth/sign-in', { email: person.email, password });
  expect(signIn.status).toBe(429);
});

test('nobody who is inactive, nor anybody of a company that was shut, comes in by a link', async () => {
  for (const given of [{ status: 'inactive' }, { company: 'suspended' as const }]) {
    const { token } = await aLogin('user', given);
    expect((await verify(token)).status).toBe(410);
  }
});

test('the session the browser had ends when somebody signs in by a link', async () => {
  const { token } = await aLogin('user');
  const before = await world.user(await world.company(), 'manager');
  const old = before.cookie();
  await verify(token, {}, before);
  expect((await before.get('/auth/session')).body.role).toBe('user');
  before.setCookie(old);
  expect((await before.get('/auth/session')).body.user).toBeNull();
});

test('a link that sets a password needs one [A5-08]', async () => {
  const { company, person } = await aLogin('user');
  const token = await giveLink(world, company, person, { type: 'password_reset' });
  const bare = await verify(token, { type: 'password_reset' });
  expect(bare.body.errors).toEqual([{ pointer: '/password', code: 'required' }]);
  expect((await verify(token, { type: 'password_reset', password: 'Nova-senha-1' })).status).toBe(200);
});
