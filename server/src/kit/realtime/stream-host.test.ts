import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { live } from '@leme/contract/bookings/live-tables';
import fastify from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { openDatabaseLine } from '../../testing/database/database-line.ts';
import { openStream } from '../../testing/stream.ts';
import type { Actor } from '../actor.ts';
import { systemClock } from '../clock.ts';
import { openPool } from '../database/pool.ts';
import { answerProblems } from '../http/problem-reply.ts';
import { newId } from '../ids.ts';
import { openPgNotifications } from './pg-notifications.ts';
import { serveStream } from './stream.ts';

// The stream alone, with a test in the place of who knows people.

const urls = await cloneDatabase();
const pool = openPool(urls.app, 1);
afterAll(() => pool.end());

const tenantId = newId();
const anybody: Actor = {
  userId: newId(),
  fullName: 'Ana',
  email: 'ana@teste.test',
  role: 'admin',
  tenantId,
  homeTenantId: tenantId,
  timezone: 'America/Sao_Paulo',
  permissions: new Set(['sessions:read']),
  denied: new Set(),
  partner: null,
  isOperator: false,
  modulesKnown: true,
  rightsKnown: true,
  rightsUntil: null,
  isReadOnly: false,
  mustChangePassword: false,
  mustSetSecondFactor: false,
  isCrew: true,
  tokenHash: 'hash',
};

const tell = (channel: string, payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload]);
const change = () =>
  tell(
    'leme_changes',
    JSON.stringify({
      tenant_id: tenantId,
      user_id: newId(),
      table: 'sessions',
      ids: [newId()],
      kind: 'updated',
    }),
  );
const accessChanged = () => tell('leme_access', tenantId);

type Look = () => Promise<Actor | null>;

/** A server of streams; `look` answers who somebody is, and may be replaced. */
async function openHost(options: { look?: Look; url?: string; beatMs?: number } = {}) {
  const host = { look: options.look ?? (async () => anybody), answers: [] as ServerResponse[] };
  const pace = { pauseMs: 20, probeMs: 10_000, timeoutMs: 10_000 };
  const notices = openPgNotifications(options.url ?? urls.auth, pace);
  const hearing = new Promise<void>((resolve) => notices.onHearing(resolve));
  const app = fastify();
  answerProblems(app);
  app.addHook('onRequest', async (_, reply) => void host.answers.push(reply.raw));
  serveStream(app, {
    notices,
    accessChannel: 'leme_access',
    live,
    clock: systemClock,
    actorOf: () => host.look(),
    ...(options.beatMs && { beatMs: options.beatMs }),
  });
  onTestFinished(async () => {
    await app.close();
    await notices.close();
  });
  const open = async () => {
    const stream = await openStream({ app }, '');
    if (stream.status === 200) expect(await stream.next()).toMatchObject({ event: 'hello' });
    return stream;
  };
  return Object.assign(host, { app, notices, hearing, open });
}

test('however many come at once, 200 are looked up at a time, and who has left is not looked up', async () => {
  const figures = { looked: 0, now: 0, most: 0 };
  const doors: (() => void)[] = [];
  const host = await openHost({
    look: async () => {
      figures.looked += 1;
      figures.now += 1;
      figures.most = Math.max(figures.most, figures.now);
      await new Promise<void>((resolve) => doors.push(resolve));
      figures.now -= 1;
      return anybody;
    },
  });
  // Who came before anybody listened to the database is looked up once more, beside the turns.
  await host.hearing;
  const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const ask = (signal?: AbortSignal) => fetch(`${address}/api/realtime`, signal ? { signal } : {});
  const first = Array.from({ length: 200 }, () => ask());
  await until(() => figures.looked === 200);
  const gone = Array.from({ length: 20 }, () => ask(leaving.signal).catch(() => null));
  await until(() => host.answers.length === 220);
  const closed = host.answers.slice(200).map((answer) => once(answer, 'close'));
  leaving.abort();
  await Promise.all([...gone, ...closed]);
  const last = Array.from({ length: 20 }, () => ask());
  await until(() => host.answers.length === 240);
  const opening = setInterval(() => doors.shift()?.(), 1);
  const answers = await Promise.all([...first, ...last]);
  clearInterval(opening);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 220 }, () => 200));
  expect(figures).toMatchObject({ looked: 220, most: 200 });
  await Promise.all(answers.map(({ body }) => body?.cancel()));
});

test('a look-up that fails takes nobody off the stream, but who is told that access changed has to be known', async () => {
  const host = await openHost({ beatMs: 5 });
  await host.hearing;
  const stream = await host.open();
  let failed = 0;
  host.look = async () => {
    failed += 1;
    throw new Error('the database is away');
  };
  await until(() => failed > 1);
  await change();
  expect(await stream.next()).toMatchObject({ event: 'change' });
  await accessChanged();
  expect(await stream.next()).toMatchObject({ event: 'bye' });
});

test('nobody is let in while his rights cannot be read', async () => {
  const host = await openHost({
    look: async () => ({ ...anybody, permissions: new Set(), rightsKnown: false }),
  });
  expect((await host.open()).status).toBe(503);
});

test('who was looked up while access changed is looked up again', async () => {
  const host = await openHost();
  await host.hearing;
  const told = new Promise<void>((resolve) => host.notices.listen('leme_access', () => resolve()));
  host.look = async () => {
    host.look = async () => null;
    await accessChanged();
    await told;
    return anybody;
  };
  const stream = await host.open();
  expect(await stream.next()).toMatchObject({ event: 'bye' });
});

test('a page that came before anybody listened to the database asks anew once somebody does', async () => {
  const line = await openDatabaseLine(urls.auth);
  onTestFinished(() => line.close());
  let isOpen = false;
  line.cutWhen(() => !isOpen);
  const host = await openHost({ url: line.url });
  const stream = await host.open();
  await change();
  isOpen = true;
  expect(await stream.next()).toMatchObject({ event: 'reset' });
  await change();
  expect(await stream.next()).toMatchObject({ event: 'change' });
});

/** Opens a stream, reads nothing of it, and is sent as much as the wire takes and a little more. */
async function openStuck(host: Awaited<ReturnType<typeof openHost>>): Promise<ServerResponse> {
  const address = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /api/realtime HTTP/1.1\r\nhost: here\r\n\r\n');
  await until(() => host.answers[0]?.headersSent === true);
  const [answer] = host.answers;
  if (!answer) throw new Error('Nobody answered');
  while (answer.writableLength === 0) {
    answer.write('x'.repeat(64_000));
    await new Promise(setImmediate);
  }
  return answer;
}

test('a reader that takes nothing from one beat to the next is cut off, however little it leaves unread', async () => {
  const host = await openHost({ beatMs: 20 });
  const answer = await openStuck(host);
  expect(answer.writableLength).toBeLessThan(256_000);
  await once(answer, 'close');
});

test('a reader that does not even read its farewell is cut off', async () => {
  const host = await openHost({ beatMs: 300 });
  await host.hearing;
  const answer = await openStuck(host);
  host.look = async () => null;
  await accessChanged();
  await until(() => answer.writableEnded);
  await once(answer, 'close');
});

test('pages are told to come back at different times', async () => {
  const host = await openHost();
  const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const times = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { body } = await fetch(`${address}/api/realtime`);
      const reader = body?.getReader();
      const text = new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      return Number(/^retry: (\d+)$/m.exec(text)?.[1]);
    }),
  );
  expect(new Set(times).size).toBeGreaterThan(5);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...times)).toBeLessThan(5000);
});

/** Settles when it is so; asked at every turn of the loop. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}
