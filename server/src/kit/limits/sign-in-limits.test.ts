import { afterEach, expect, test, vi } from 'vitest';
import { openWorld, password } from '../../testing/world.ts';

const until = Date.now() + 600_000;
const world = await openWorld({
  signInsPerMinute: 30,
  trustProxy: '127.0.0.1',
  refused: new Map([
    ['203.0.113.66', until],
    ['2001:db8:0:66::/64', until],
  ]),
});
const company = await world.company();
afterEach(() => vi.useRealTimers());

const signIn = (email: string, given: string, from: string) =>
  world.visitor().post('/auth/sign-in', { email, password: given }, { 'x-forwarded-for': from });
// Not of the demo, whose accounts come in from this machine alone.
const somebody = (name: string) =>
  world.user(company, 'user', { email: `${name}@empresa.example`, signsIn: false });
const someone = (at: number) => `pessoa-${at}@lugar.test`;

test('a network that is shut is open again within a minute, and both headers say when', async () => {
  const started = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: started });
  const from = '198.51.100.1';
  for (let at = 0; at < 30; at += 1) expect((await signIn(someone(at), 'errada', from)).status).toBe(401);
  const shut = await signIn(someone(30), 'errada', from);
  expect([shut.status, shut.body.type]).toEqual([429, '/problems/too-many-requests']);
  expect(shut.headers['retry-after']).toBe('60');
  expect(String(shut.headers['x-ratelimit-reset'])).toBe('60');
  expect((await signIn(someone(30), 'errada', '198.51.100.2')).status).toBe(401);
  vi.setSystemTime(started + 60_000);
  expect((await signIn(someone(31), 'errada', from)).status).toBe(401);
});

test('who guesses at one account shuts out that account there, and takes nothing from others of the network', async () => {
  const from = '198.51.100.3';
  const person = await somebody('ana');
  const guesses = await Promise.all(
    Array.from({ length: 60 }, () => signIn(person.email.toUpperCase(), 'errada', from)),
  );
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(55);
  for (const { headers } of guesses.filter(({ status }) => status === 429))
    expect(String(headers['x-ratelimit-reset'])).toBe(headers['retry-after']);
  for (let at = 0; at < 20; at += 1) {
    const { email } = await somebody(`gente-${at}`);
    expect((await signIn(email, password, from)).status).toBe(200);
  }
});

test('every limit by the hour says alike when to come again', async () => {
  const staff = await world.user(company, 'admin');
  const report = () => staff.post('/missing-texts', { build: 'x', texts: ['a'] });
  const answers = [];
  for (let at = 0; at < 61; at += 1) answers.push(await report());
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(String(last?.headers['x-ratelimit-reset'])).toBe(last?.headers['retry-after']);
});

test('a network that ended the process twice is refused wherever it asks, before what it sends is read, and nobody else is', async () => {
  const malformed = { 'content-type': 'application/json' };
  for (const from of ['203.0.113.66', '::ffff:203.0.113.66', '2001:db8:0:66:5::9'])
    for (const path of ['/auth/sign-in', '/auth/sign-out', '/boats', '/nothing']) {
      const { status, headers, body } = await world
        .visitor()
        .post(path, '{', { ...malformed, 'x-forwarded-for': from });
      expect([status, body.type]).toEqual([429, '/problems/too-many-requests']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    }
  expect((await signIn(someone(99), 'errada', '203.0.113.67')).status).toBe(401);
  expect((await world.visitor().get('/health', { 'x-forwarded-for': '203.0.113.66' })).status).toBe(429);
  vi.useFakeTimers({ toFake: ['Date'], now: until });
  expect((await signIn(someone(98), 'errada', '203.0.113.66')).status).toBe(401);
});
