import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from '../server/src/testing/programs/server-process.ts';
import { startFault } from './start-fault.ts';

test('what keeps the product from starting is one sentence that says what to do', () => {
  const fault = (parts: object, message = 'x') => startFault(Object.assign(new Error(message), parts));
  const said = [
    fault({ code: 'EADDRINUSE', address: '127.0.0.1', port: 3000 }),
    fault({ code: 'EADDRNOTAVAIL', address: '10.9.9.9' }),
    fault({ code: 'EACCES', port: 80 }),
    fault({ code: 'EACCES', path: '/srv/leme' }),
    fault({ code: 'ENOSPC' }),
    fault({}, 'PORT is not a port: abc\n    at readConfig'),
    startFault('odd'),
  ];
  expect(said).toEqual([
    'Leme could not start: port 3000 of 127.0.0.1 is taken; set PORT to another one.',
    'Leme could not start: 10.9.9.9 is no address of this machine; check HOST.',
    'Leme could not start: port 80 is reserved for the system; set PORT to one above 1023.',
    'Leme could not start: /srv/leme may not be written by this user.',
    'Leme could not start: the disk is full.',
    'Leme could not start: PORT is not a port: abc',
    'Leme could not start: odd',
  ]);
});

test('a port that is taken or none ends the start with that sentence and nothing of a stack', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const folder = join(tmpdir(), `leme-start-fault-${process.pid}`);
  for (const [PORT, sentence] of [
    [String(port), `port ${port} of 127.0.0.1 is taken; set PORT to another one.`],
    ['abc', 'PORT is not a port: abc'],
  ] as const) {
    const said = await startServerProcess(folder, { PORT, LEME_DEMO: '0' }).then(
      () => 'it started',
      ({ message }) => message as string,
    );
    expect(said.trim().split('\n').at(-1)).toBe(`Leme could not start: ${sentence}`);
    expect(said).not.toMatch(/^ {4}at /m);
  }
  other.close();
});
