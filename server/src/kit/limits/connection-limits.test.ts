import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { requireProgress } from './request-timeouts.ts';

const world = await openWorld({ alone: true });
const address = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
// What listens at the second address of `localhost`, where the machine speaks IPv6.
const second = createServer((request, reply) => world.app.routing(request, reply)).listen(0, '127.0.0.1');
await once(second, 'listening');
const ports = { first: Number(address.port), second: (second.address() as AddressInfo).port };
afterAll(() => void second.close());
const person = await world.user(await world.company(), 'marinheiro');

async function dial(port = ports.first) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  // A connection that is cut may say so as an error.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, heard: () => heard, over: () => closed(socket) };
}

// Not `once` of the events, which takes the reset that may come before for its own failure.
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));
const get = (path: string) =>
  `GET /api${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie()}\r\n\r\n`;

const reads = ['/openapi.json', '/passenger-manifest', '/auth/session'];
const asked = Object.entries(ports).flatMap(([name, port]) => reads.map((path) => ({ path, name, port })));

test.each(asked)(
  'two hundred questions sent at once on one connection end it, and everybody else is served: $path at the $name address',
  async ({ path, port }) => {
    const greedy = await dial(port);
    greedy.socket.write(get(path).repeat(200));
    await greedy.over();
    expect(greedy.heard().split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(8);
    expect((await person.get(path)).status).toBe(200);
  },
);

test('eight at once are answered on one connection', async () => {
  const { socket, heard } = await dial();
  socket.write(get('/auth/session').repeat(8));
  await expect.poll(() => heard().split('HTTP/1.1 200').length - 1).toBe(8);
  socket.destroy();
});

test.each([
  ['/boats/files?name=a.png', 'application/octet-stream'],
  ['/sessions', 'application/json'],
])('a visitor who was refused keeps no connection by sending on ever so slowly: %s', async (path, type) => {
  const { socket, heard, over } = await dial();
  const head = [
    'host: localhost',
    'sec-fetch-site: same-origin',
    `content-type: ${type}`,
    'content-length: 9000',
  ];
  socket.write(`POST /api${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
  const dripping = setInterval(() => socket.writable && socket.write(' '), 100);
  await over();
  clearInterval(dripping);
  expect(heard()).toContain('HTTP/1.1 401');
});

test('a file that comes in too slowly ends its connection, one that comes in steadily does not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const fates: string[] = [];
  const sockets: Socket[] = [];
  const receive = (message: IncomingMessage) => {
    requireProgress(message);
    sockets.push(message.socket);
    message.resume();
    message.once('end', () => fates.push('whole')).once('aborted', () => fates.push('cut'));
  };
  const hasRead = (at: number, bytes: number) =>
    expect.poll(() => sockets[at]?.bytesRead ?? 0).toBeGreaterThanOrEqual(bytes);
  const server = createServer(receive).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const post = (bytes: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${bytes}\r\n\r\n`;
  // Ten thousand bytes a second are asked for, every ten seconds.
  const slow = await dial(port);
  slow.socket.write(post(500_000));
  await hasRead(0, 1);
  slow.socket.write('x'.repeat(90_000));
  await hasRead(0, 90_000);
  vi.advanceTimersByTime(10_000);
  await slow.over();
  const steady = await dial(port);
  steady.socket.write(post(500_000));
  await hasRead(1, 1);
  for (let count = 1; count <= 5; count += 1) {
    steady.socket.write('x'.repeat(100_000));
    await hasRead(1, count * 100_000 + 1);
    vi.advanceTimersByTime(10_000);
  }
  await expect.poll(() => fates).toEqual(['cut', 'whole']);
  steady.socket.destroy();
  server.close();
});
