import { expect, test } from 'vitest';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person, password } from '../../../testing/world.ts';
import { isWithin, networksOf } from './allowed-networks.ts';

const world = await openWorld({ trustProxy: '127.0.0.1' });

const office = { 'x-forwarded-for': '203.0.113.9' };
const away = { 'x-forwarded-for': '198.51.100.7' };
const decide = (person: Person, key: string, value: unknown, version = 0) =>
  person.patch('/settings', { changes: [{ key, value, version }] }, office);
const signIn = ({ email }: Person, from: typeof office) =>
  world.visitor().post('/auth/sign-in', { email, password }, from);

test('networks are refused without the own one; elsewhere a session is none and the right password is refused by name', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  // Demo people come in from the machine itself alone.
  const colleague = await world.user(company, 'manager', { email: 'colega@escritorio.example' });
  for (const [value, code] of [
    ['the office', 'no-network'],
    ['198.51.100.0/24', 'network-missing'],
  ]) {
    const refused = await decide(admin, 'networks', value);
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/networks', code }]]);
  }
  expect((await decide(admin, 'networks', '203.0.113.0/24')).status).toBe(200);
  await expect.poll(async () => (await colleague.get('/boats', away)).status, byNotice).toBe(401);
  expect((await colleague.get('/boats', office)).status).toBe(200);
  const refused = await signIn(colleague, away);
  expect([refused.status, refused.body.type]).toEqual([403, '/problems/network-closed']);
  expect((await signIn(colleague, office)).status).toBe(200);
  const elsewhere = await world.company();
  const stranger = await world.user(elsewhere, 'manager', { email: 'alheia@outra.example' });
  expect((await signIn(stranger, away)).status).toBe(200);
  expect((await decide(admin, 'networks', null, 1)).status).toBe(200);
  await expect.poll(async () => (await colleague.get('/boats', away)).status, byNotice).toBe(200);
});

test('the right password given elsewhere is no failed attempt, and a wrong one there is', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const colleague = await world.user(company, 'manager', { email: 'longe@escritorio.example' });
  expect((await decide(admin, 'networks', '203.0.113.0/24')).status).toBe(200);
  for (const _ of Array.from({ length: 7 }))
    expect((await signIn(colleague, away)).body.type).toBe('/problems/network-closed');
  const wrong = { email: colleague.email, password: 'Outra-senha-99' };
  for (const _ of [1, 2, 3, 4, 5])
    expect((await world.visitor().post('/auth/sign-in', wrong, away)).status).toBe(401);
  expect((await signIn(colleague, away)).body.type).toBe('/problems/too-many-requests');
  expect((await signIn(colleague, office)).status).toBe(200);
});

test('a new password is as long as the company says, and never shorter than the product does', async () => {
  const admin = await world.user(await world.company(), 'admin');
  expect((await decide(admin, 'password_least', 7)).status).toBe(422);
  await decide(admin, 'password_least', 14);
  const change = (new_password: string) => admin.post('/auth/password-change', { password, new_password });
  const short = await change('Vento-sul-47');
  expect([short.status, short.body.errors]).toEqual([
    422,
    [{ pointer: '/new_password', code: 'short-password', params: { minimum: 14 } }],
  ]);
  expect((await change('Vento-sul-47-forte')).status).toBe(200);
});

test('an address lies in a network however it is written, and what is none lies in no one', () => {
  const networks = networksOf('203.0.113.0/24, 2001:db8::/32');
  expect(
    ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::7', '203.0.114.9', '2001:db9::1', ''].map((address) =>
      isWithin(networks, address),
    ),
  ).toEqual([true, true, true, false, false, false]);
  expect([networksOf(null), networksOf(' '), isWithin(null, '')]).toEqual([null, null, true]);
});
