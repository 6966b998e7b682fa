import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld();

const later = (hours: number) =>
  world.clock.set(
    Temporal.Instant.from(noon)
      .add({ minutes: Math.round(hours * 60) })
      .toString(),
  );
const noon = '2026-11-20T12:12:00Z';

test('e-mail and password sign a person in, and the session says who, where and what [A7.3-01, A7.3-04, A7.3-05, A3-01, A3-38]', async () => {
  const company = await world.company();
  const { email } = await world.user(company, 'manager');
  const visitor = world.visitor();
  const answer = await visitor.post('/auth/sign-in', { email: `  ${email.toUpperCase()} `, password });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    user: { email, user_metadata: { full_name: 'Pessoa manager' } },
    tenant: {
      id: company.id,
      name: company.name,
      subdomain: company.subdomain,
      timezone: 'America/Sao_Paulo',
      is_platform: false,
    },
    role: 'manager',
  });
  expect(answer.body.permissions).toContain('sessions:create');
  expect((await visitor.get('/auth/session')).body).toEqual(answer.body);
  expect((await visitor.get('/auth/user')).body).toEqual(answer.body.user);
});

test('a visitor has no session and no user', async () => {
  const visitor = world.visitor();
  expect((await visitor.get('/auth/session')).body).toEqual({ user: null, session: null });
  expect((await visitor.get('/auth/user')).status).toBe(401);
});

test('the cookie is for this host, this site and no script', async () => {
  const company = await world.company();
  const person = await world.user(company, 'user');
  const answer = await world.visitor().post('/auth/sign-in', { email: person.email, password });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-leme=/);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
});

test('the token is stored only as its hash', async () => {
  const company = await world.company();
  const person = await world.user(company, 'user');
  const token = person.cookie().split('.')[1] ?? '';
  const rows = await world.authTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('auth_sessions').selectAll().where('tenant_id', '=', company.id)),
  );
  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('wrong password, unknown address, inactive person and closed company get one and the same answer [B4-21]', async () => {
  const company = await world.company();
  const closed = await world.company({ status: 'suspended' });
  const right = await world.user(company, 'user');
  const inactive = await world.user(company, 'user', { status: 'inactive', signsIn: false });
  const shut = await world.user(closed, 'user', { signsIn: false });
  const attempts = [
    { email: right.email, password: 'errada-errada' },
    { email: 'ninguem@nenhures.test', password },
    { email: inactive.email, password },
    { email: shut.email, password },
  ];
  const answers = await Promise.all(
    attempts.map((attempt) => world.visitor().post('/auth/sign-in', attempt)),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect({ ...body, instance: '' }).toEqual({
      type: '/problems/sign-in-failed',
      title: 'E-mail or password is wrong',
      status: 401,
      instance: '',
    });
  }
});

test('the sixth attempt after five failures is turned away, for unknown addresses alike, and later let in', async () => {
  const company = await world.company();
  const { email } = await world.user(company, 'user');
  for (const address of [email, 'fantasma@nenhures.test']) {
    for (let failure = 0; failure < 5; failure += 1) {
      expect(
        (await world.visitor().post('/auth/sign-in', { email: address, password: 'errada' })).status,
      ).toBe(401);
    }
    const turnedAway = await world.visitor().post('/auth/sign-in', { email: address, password });
    expect(turnedAway.status).toBe(429);
    expect(Number(turnedAway.headers['retry-after'])).toBeGreaterThan(0);
  }
  await letPass(world, 15);
  expect((await world.visitor().post('/auth/sign-in', { email, password })).status).toBe(200);
});

test('signing out ends the session on the server at once [A7.3-02]', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const kept = world.visitor();
  kept.setCookie(person.cookie());
  expect((await kept.get('/auth/user')).status).toBe(200);
  expect((await person.post('/auth/sign-out')).status).toBe(204);
  expect((await kept.get('/auth/user')).status).toBe(401);
});

test('signing in again in the same browser ends the session it had', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const old = world.visitor();
  old.setCookie(person.cookie());
  await person.post('/auth/sign-in', { email: person.email, password });
  expect((await old.get('/auth/user')).status).toBe(401);
  expect((await person.get('/auth/user')).status).toBe(200);
});

test('acting rolls the session on, background requests do not, and three idle hours end it [A7.3-03]', async () => {
  const company = await world.company();
  const active = await world.user(company, 'admin');
  const polling = await world.user(company, 'admin');
  for (const hours of [1, 2, 2.9]) {
    later(hours);
    expect((await active.post('/auth/refresh')).status).toBe(200);
    expect((await polling.get('/auth/user', { 'leme-background': '1' })).status).toBe(200);
  }
  later(3.1);
  expect((await active.get('/auth/user')).status).toBe(200);
  expect((await polling.get('/auth/user')).status).toBe(401);
  world.clock.set(noon);
});

test('access ends seven days after the password was given, however active the person is', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const { body } = await person.get('/auth/session');
  expect(body.session.access_expires_at).toBe('2026-11-27T12:12:00.000Z');
  for (let hours = 2; hours < 168; hours += 2) {
    later(hours);
    expect((await person.get('/auth/user')).status).toBe(200);
  }
  later(168);
  expect((await person.get('/auth/user')).status).toBe(401);
  world.clock.set(noon);
});

test('a tampered, foreign or malformed cookie is a visitor', async () => {
  const company = await world.company();
  const other = await world.company();
  const person = await world.user(company, 'admin');
  const [, token = ''] = person.cookie().split('.');
  for (const cookie of [
    `__Host-leme=${other.id}.${token}`,
    '__Host-leme=x',
    `__Host-leme=${company.id}.`,
    `__Host-leme=';drop table sessions;--.${token}`,
  ]) {
    const visitor = world.visitor();
    visitor.setCookie(cookie);
    expect((await visitor.get('/auth/session')).body).toEqual({ user: null, session: null });
  }
});

test('where demo data is not allowed its accounts cannot sign in, as if they were unknown', async () => {
  const closed = await openWorld({ demo: 'closed' });
  const company = await closed.company();
  const demo = await closed.user(company, 'admin', { signsIn: false });
  const real = await closed.user(company, 'admin', { email: 'helena@empresa.example' });
  expect((await closed.visitor().post('/auth/sign-in', { email: demo.email, password })).status).toBe(401);
  expect((await real.get('/auth/session')).body.shows_demo).toBe(false);
});

test('where demo data is shown beyond its machine every session says so', async () => {
  const marked = await openWorld({ demo: 'marked' });
  const person = await marked.user(await marked.company(), 'admin');
  expect((await person.get('/auth/session')).body.shows_demo).toBe(true);
});

test.each([
  ['open', { 'x-forwarded-for': '203.0.113.9' }],
  ['open', { via: '1.1 proxy' }],
  ['marked', { 'x-real-ip': '203.0.113.9' }],
] as const)('nobody from elsewhere comes in by a demo account, demo %s, %o', async (demo, headers) => {
  const { company, user, visitor } = await openWorld({ demo });
  const home = await company();
  const account = await user(home, 'admin', { signsIn: false });
  const real = await user(home, 'admin', { email: `helena-${account.id}@empresa.example`, signsIn: false });
  const signIn = (email: string, from = {}) => visitor().post('/auth/sign-in', { email, password }, from);
  expect((await signIn(account.email, headers)).body.type).toBe('/problems/sign-in-failed');
  expect((await signIn(account.email)).status).toBe(200);
  expect((await signIn(real.email, headers)).status).toBe(200);
});
