import { expect, test } from 'vitest';
import { inviteFirstAdministrator } from '../../../demo/first-administrator.ts';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { openWorld } from '../../../testing/world.ts';
import { newToken } from '../auth-session/session-cookie.ts';

const world = await openWorld({ alone: true });
const password = 'Nova-senha-1';

async function aLink(type: 'first_access' | 'password_reset', expires_at = '2026-11-20T14:12:00Z') {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const token = newToken(company.id);
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .insertInto('auth_links')
        .values({ tenant_id: company.id, token_hash: token.hash, user_id: person.id, type, expires_at }),
    ),
  );
  return { person, text: `${token.tenantId}.${token.token}` };
}

const redeem = (token: string, type = 'first_access', given = password) =>
  world.visitor().post('/functions/verify-auth-token', { token, type, password: given });

test('the first administrator of a real server chooses a password by the link a command printed, once', async () => {
  const link = await inviteFirstAdministrator(world.urls, {
    email: 'dona@plataforma.example',
    origin: 'https://leme.example',
  });
  const token = new URL(link).searchParams.get('token') ?? '';
  world.clock.set(Temporal.Now.instant().toString());
  expect((await redeem(token)).body).toEqual({ message: 'password-set', redirectUrl: '/auth' });
  const answer = await world.visitor().post('/auth/sign-in', { email: 'dona@plataforma.example', password });
  expect(answer.body).toMatchObject({ role: 'saas_super_admin', tenant: { is_platform: true } });
  expect((await redeem(token)).body.type).toBe('/problems/link-invalid');
  world.clock.set('2026-11-20T12:12:00Z');
});

test('a new password ends the sessions the person had', async () => {
  const { person, text } = await aLink('password_reset');
  expect((await person.get('/auth/user')).status).toBe(200);
  expect((await redeem(text, 'recovery')).status).toBe(200);
  expect((await person.get('/auth/user')).status).toBe(401);
  expect((await world.visitor().post('/auth/sign-in', { email: person.email, password })).status).toBe(200);
});

test('of many who redeem one link at once exactly one succeeds', async () => {
  const { text } = await aLink('first_access');
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(text)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await letPass(world, 15);
});

test('an unknown, expired, malformed link and one of another kind give one and the same answer', async () => {
  const { text } = await aLink('first_access');
  const expired = await aLink('first_access', '2026-11-20T12:12:00Z');
  const answers = await Promise.all([
    redeem(text, 'password_reset'),
    redeem(expired.text),
    redeem('x'),
    redeem(`${text}x`),
    redeem(`${crypto.randomUUID()}.${text.split('.')[1]}`),
  ]);
  for (const { status, body } of answers)
    expect([status, body.type]).toEqual([410, '/problems/link-invalid']);
});

const lookAt = (token: string, type = 'first_access') =>
  world.visitor().post('/functions/check-auth-token', { token, type });

test('looking at a link tells whose it is and uses nothing up, however often it is asked', async () => {
  const { person, text } = await aLink('password_reset');
  for (const type of ['password_reset', 'recovery']) {
    const { status, body } = await lookAt(text, type);
    expect([status, body.email]).toEqual([200, person.email]);
  }
  expect((await person.get('/auth/user')).status).toBe(200);
  expect((await redeem(text, 'password_reset')).status).toBe(200);
});

test('a used, unknown, expired or malformed link is told apart from none of the others before a password is typed', async () => {
  const used = await aLink('first_access');
  expect((await redeem(used.text)).status).toBe(200);
  const expired = await aLink('first_access', '2026-11-20T12:12:00Z');
  const other = await aLink('password_reset');
  const answers = await Promise.all([
    lookAt(used.text),
    lookAt(expired.text),
    lookAt(other.text),
    lookAt('x'),
    lookAt(`${used.text}x`),
    lookAt(`${crypto.randomUUID()}.${used.text.split('.')[1]}`),
  ]);
  const said = answers.map(({ status, body: { instance: _, ...body } }) => JSON.stringify([status, body]));
  expect(new Set(said).size).toBe(1);
  expect(answers[0]?.body.type).toBe('/problems/link-invalid');
});

test('a weak password does not use the link up', async () => {
  const { text } = await aLink('first_access');
  for (const weak of ['12345678', 'Aa1!aaa'])
    expect((await redeem(text, 'first_access', weak)).body.errors).toEqual([
      { pointer: '/password', code: 'weak-password' },
    ]);
  expect((await redeem(text)).status).toBe(200);
});

test('a password is compared just as it was sent: case, blanks, accents and the end of a long one count', async () => {
  const { person, text } = await aLink('password_reset');
  const chosen = ` Três marinheiros bebem café às 6, ${'e o barco espera '.repeat(20)}!`;
  expect((await redeem(text, 'password_reset', chosen)).status).toBe(200);
  const signIn = async (given: string) =>
    (await world.visitor().post('/auth/sign-in', { email: person.email, password: given })).status;
  const near = [chosen.toLowerCase(), chosen.trim(), chosen.slice(0, -1), chosen.normalize('NFD')];
  for (const each of near) expect(await signIn(each)).toBe(401);
  expect(await signIn(chosen)).toBe(200);
});
