import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld({ alone: true });
await world.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = world.app.server.address() as AddressInfo;

/** What a server says to bytes, until it closes the connection. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return await text(socket);
}

test.each([
  ['what is no HTTP', 'ALO ALO\r\n\r\n', 400, 'malformed-request'],
  [
    'more headers than are read',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
])('%s is a problem like every other, and ends the connection', async (_, bytes, status, type) => {
  const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toMatchObject({ type: `/problems/${type}`, status });
});

test('an address that cannot be decoded, or is very long, is one that does not exist, with every header', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const known = await staff.get('/nothing');
  for (const path of [
    '/sessions/%',
    '/sessions/%ff%fe',
    '/profiles/%c0%af',
    `/profiles/${'x'.repeat(5_000)}`,
  ]) {
    const { status, body, headers } = await staff.get(path);
    expect([status, body.type], path).toEqual([404, '/problems/not-found']);
    expect(headers['content-security-policy']).toBe(known.headers['content-security-policy']);
    expect(headers['cache-control']).toBe('no-store');
  }
});
