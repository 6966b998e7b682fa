import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { giveLink } from '../../../testing/link.ts';
import { openSmtpServer } from '../../../testing/programs/smtp-server.ts';
import { openWorld, password } from '../../../testing/world.ts';

const relay = await openSmtpServer();
const world = await openWorld({
  trustProxy: '127.0.0.1',
  publicOrigin: 'http://localhost',
  mail: { smtpUrl: relay.url, from: 'no-reply@leme.example' },
});
await world.app.listen({ port: 0, host: '127.0.0.1' });

let people = 0;
async function somebody(role: 'user' | 'admin' = 'user') {
  const company = await world.company();
  people += 1;
  const person = await world.user(company, role, {
    email: `gente-${people}@empresa.example`,
    signsIn: false,
  });
  return { company, person, email: person.email };
}

const signIn = (email: string, given: string, from: string, browser = world.visitor()) =>
  browser.post('/auth/sign-in', { email, password: given }, { 'x-forwarded-for': from });
const counted = (answers: readonly { status: number }[]) => ({
  evaluated: answers.filter(({ status }) => status !== 429).length,
  turnedAway: answers.filter(({ status }) => status === 429).length,
});
/** Ten networks that give five wrong passwords each, and one more guess from an eleventh. */
async function guessFromEverywhere(email: string) {
  for (let network = 1; network <= 10; network += 1)
    for (let guess = 0; guess < 5; guess += 1) await signIn(email, 'errada', `198.51.100.${network}`);
  return await signIn(email, 'errada', '198.51.100.11');
}

test('of sixty guesses at once five are looked at, for an address nobody has as well', async () => {
  const { email } = await somebody();
  for (const address of [email, 'ninguem@nenhures.example']) {
    const guesses = Array.from({ length: 60 }, () => signIn(address, 'errada', '203.0.113.7'));
    expect(counted(await Promise.all(guesses))).toEqual({ evaluated: 5, turnedAway: 55 });
  }
});

test('a thousand guesses from one half of an IPv6 address are five', async () => {
  const { email } = await somebody();
  const answers: { status: number }[] = [];
  const lanes = [0, 1, 2, 3, 4, 5, 6, 7].map(async (lane) => {
    for (let guess = lane; guess < 1000; guess += 8)
      answers.push(await signIn(email, 'errada', `2001:db8:0:7::${guess.toString(16)}`));
  });
  await Promise.all(lanes);
  expect(counted(answers)).toEqual({ evaluated: 5, turnedAway: 995 });
  expect((await signIn(email, password, '2001:db8:0:8::1')).status).toBe(200);
}, 60_000);

test('an IPv4 address is the same however it is written', async () => {
  const { email } = await somebody();
  for (let guess = 0; guess < 5; guess += 1)
    await signIn(email, 'errada', guess % 2 ? '203.0.113.8' : '::ffff:203.0.113.8');
  expect((await signIn(email, password, '203.0.113.8')).status).toBe(429);
});

test('the right password forgets the guesses before it', async () => {
  const { email } = await somebody();
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 4; guess += 1) await signIn(email, 'errada', '203.0.113.9');
    expect((await signIn(email, password, '203.0.113.9')).status).toBe(200);
  }
});

test('a clock that is set an hour on or back opens nothing and prolongs nothing', async () => {
  const { email } = await somebody();
  for (let guess = 0; guess < 5; guess += 1) await signIn(email, 'errada', '203.0.113.10');
  for (const hour of ['13:12', '11:12']) {
    world.clock.set(`2026-11-20T${hour}:00Z`);
    const { status, body } = await signIn(email, password, '203.0.113.10');
    expect(status).toBe(429);
    expect(body.params.retry_after).toBeLessThanOrEqual(15 * 60);
  }
  world.clock.set('2026-11-20T12:12:00Z');
  // The database's own clock, set back: what was counted lies ahead of it.
  await letPass(world, -60);
  const { body } = await signIn(email, password, '203.0.113.10');
  expect(body.params.retry_after).toBeLessThanOrEqual(15 * 60);
  await letPass(world, 15);
  expect((await signIn(email, password, '203.0.113.10')).status).toBe(200);
});

test('after fifty failures from everywhere a device that is known comes in, another does not, and the person is written to once', async () => {
  const { email } = await somebody();
  const known = world.visitor();
  expect((await signIn(email, password, '203.0.113.20', known)).status).toBe(200);
  const refused = await guessFromEverywhere(email);
  expect([refused.status, refused.body.type]).toEqual([429, '/problems/known-device-only']);
  expect((await signIn(email, password, '203.0.113.21')).body.type).toBe('/problems/known-device-only');
  expect((await signIn(email, password, '203.0.113.20', known)).status).toBe(200);
  const letter = await relay.next();
  expect([letter.to, letter.subject]).toEqual([
    email,
    expect.stringContaining('Muitas tentativas de entrar na sua conta'),
  ]);
  await letPass(world, 60);
  expect((await signIn(email, password, '203.0.113.22')).status).toBe(200);
  await guessFromEverywhere(email);
  expect(relay.pending()).toBe(0);
});

test('an address nobody has is told the same, and a mark of somebody else opens nothing', async () => {
  const stranger = world.visitor();
  await signIn((await somebody()).email, password, '203.0.113.30', stranger);
  const told = await guessFromEverywhere('ninguem@alhures.example');
  const { email } = await somebody();
  const known = await guessFromEverywhere(email);
  const said = ({ status, body }: typeof told) => [status, body.type, body.title, Object.keys(body.params)];
  expect(said(told)).toEqual(said(known));
  expect((await signIn(email, password, '203.0.113.30', stranger)).status).toBe(429);
  await relay.next();
});

test('a link from the mail comes in, and makes the device known', async () => {
  for (const role of ['user', 'admin'] as const) {
    const { company, person, email } = await somebody(role);
    await guessFromEverywhere(email);
    const browser = world.visitor();
    const token = await giveLink(world, company, person, {
      type: 'login',
      expires_at: '2026-12-05T12:12:00Z',
    });
    const answer = await browser.post('/functions/verify-auth-token', { token, type: 'login', password });
    expect(answer.body.message).toBe('signed-in');
    expect((await signIn(email, password, '203.0.113.40', browser)).status).toBe(200);
    await relay.next();
  }
});

test('a new password makes every device unknown but the one it was chosen on', async () => {
  const { company, person, email } = await somebody();
  const [old, chosen] = [world.visitor(), world.visitor()];
  await signIn(email, password, '203.0.113.50', old);
  const token = await giveLink(world, company, person, { type: 'password_reset' });
  const next = { token, type: 'password_reset', password: 'Novo-veleiro-22' };
  expect((await chosen.post('/functions/verify-auth-token', next)).status).toBe(200);
  await guessFromEverywhere(email);
  expect((await signIn(email, next.password, '203.0.113.50', old)).status).toBe(429);
  expect((await signIn(email, next.password, '203.0.113.51', chosen)).status).toBe(200);
  await relay.next();
});

test('the mark of a known device is for the server alone, long-lived, and eight accounts at most', async () => {
  const browser = world.visitor();
  let cookie = '';
  for (let account = 0; account < 9; account += 1) {
    const answer = await signIn((await somebody()).email, password, `203.0.113.${60 + account}`, browser);
    cookie = [answer.headers['set-cookie']]
      .flat()
      .find((each) => String(each).startsWith('__Host-leme-known=')) as string;
  }
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000'])
    expect(cookie).toContain(part);
  expect(cookie.split(';')[0]?.split('.')).toHaveLength(8);
});

test('links that are no good are counted by network; the twenty-first is not looked at', async () => {
  const { company, person } = await somebody();
  const bad = () =>
    world
      .visitor()
      .post(
        '/functions/verify-auth-token',
        { token: `${company.id}.${'a'.repeat(43)}`, type: 'login' },
        { 'x-forwarded-for': '203.0.113.80' },
      );
  const answers = await Promise.all(Array.from({ length: 30 }, bad));
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(20);
  const token = await giveLink(world, company, person, { type: 'login', expires_at: '2026-12-05T12:12:00Z' });
  const good = { token, type: 'login' };
  const from = (address: string) =>
    world.visitor().post('/functions/verify-auth-token', good, { 'x-forwarded-for': address });
  expect((await from('203.0.113.80')).status).toBe(429);
  expect((await from('203.0.113.81')).status).toBe(200);
});

test('no counter holds an address or an e-mail in clear', async () => {
  const { company, email } = await somebody();
  await signIn(email, 'errada', '203.0.113.90');
  const rows = await world.authTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('auth_throttle').selectAll().where('tenant_id', '=', company.id)),
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|empresa/);
});
