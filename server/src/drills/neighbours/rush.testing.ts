import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { thirtyFiles } from '../../kit/resource/transfer/csv/hostile-files.testing.ts';
import { png } from '../../testing/input/png.ts';
import { ask, inLanes, type Rush, type Target } from './rush-lanes.testing.ts';
import { weighty } from './weighty-rushes.testing.ts';

/** What one company, or one person, does to everybody: each is a reproduction of what once stopped the installation. */
export const rushes: Record<string, Rush> = {
  'hostile files': (target, isOver, count) => inLanes(2, isOver, (n) => sendFile(target, n, count)),
  'sixty who read': ({ address, cookie }, isOver, count) =>
    inLanes(60, isOver, () => ask({ address, cookie, path: '/passenger-manifest' }, count)),
  'sixty who write one row': ({ address, cookie, session, stale }, isOver, count) =>
    inLanes(60, isOver, () =>
      ask({ address, cookie, method: 'PATCH', path: `/sessions/${session}`, body: stale }, count),
    ),
  'two hundred questions at once on a connection': ({ address, lowest }, isOver, count) =>
    inLanes(8, isOver, (n) => pipeline(address, lowest, reads[n % reads.length] ?? '', count)),
  'pictures of 49 megapixels': (target, isOver, count) =>
    inLanes(10, isOver, () => sendPicture(target, count)),
  'five hundred dripping connections of each kind': drip,
  'four hundred streams of one person': ({ address, cookie }, isOver, count) =>
    holdOpen(
      {
        wanted: 400,
        address,
        hello: () => `GET /api/realtime HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`,
      },
      isOver,
      count,
    ),
  'a thousand guesses': ({ address, email }, isOver, count) =>
    inLanes(50, isOver, (n) =>
      ask(
        {
          address,
          method: 'POST',
          path: '/auth/sign-in',
          body: JSON.stringify({ email, password: `Palpite-${n}` }),
        },
        count,
      ),
    ),
  ...weighty,
};

const reads = ['/passenger-manifest', '/auth/session', '/openapi.json', '/alerts', '/sessions'];
let files: ReturnType<typeof thirtyFiles> | undefined;

function sendFile({ address, cookie }: Target, n: number, count: (answer: string) => void): Promise<void> {
  files ??= thirtyFiles();
  const body = files[n % files.length]?.text ?? '';
  const path = '/tags/imports?file=lista.csv';
  return ask({ address, cookie, method: 'POST', path, type: 'text/csv', body }, count);
}

let picture: Buffer | undefined;

function sendPicture({ address, cookie }: Target, count: (answer: string) => void): Promise<void> {
  picture ??= png(7_000, 7_000);
  const path = '/boats/files?name=foto.png';
  return ask(
    { address, cookie, method: 'POST', path, type: 'application/octet-stream', body: picture },
    count,
  );
}

async function dial(address: string): Promise<Socket | null> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket.destroyed ? null : socket;
}

async function pipeline(
  address: string,
  cookie: string,
  path: string,
  count: (answer: string) => void,
): Promise<void> {
  const socket = await dial(address);
  if (!socket) return count('cut');
  socket.resume();
  socket.write(`GET /api${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`.repeat(200));
  await Promise.race([once(socket, 'close'), sleep(2_000)]);
  count(socket.destroyed ? 'cut' : 'open');
  socket.destroy();
}

/** Connections that say `hello`, read nothing, send a byte now and then, and are dialled again once they were cut. */
async function holdOpen(
  { wanted, address, hello }: { wanted: number; address: string; hello: (n: number) => string },
  isOver: () => boolean,
  count: (answer: string) => void,
): Promise<void> {
  const open = new Set<Socket>();
  let n = 0;
  while (!isOver()) {
    while (open.size < wanted && !isOver()) {
      const socket = await dial(address);
      if (!socket) break;
      n += 1;
      socket.write(hello(n));
      open.add(socket);
      socket.on('data', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        count('cut');
      });
    }
    for (const socket of open) if (socket.writable) socket.write(' ');
    await sleep(1_000);
  }
  for (const socket of open) socket.destroy();
}

async function drip({ address, cookie }: Target, isOver: () => boolean, count: (answer: string) => void) {
  const posts = (path: string, type: string, who: string) =>
    `POST /api${path} HTTP/1.1\r\nhost: localhost\r\norigin: ${address}\r\n${who}content-type: ${type}\r\ncontent-length: 9000\r\n\r\n`;
  const kinds = [
    () => 'GET /api/health HTTP/1.1\r\nhost: ',
    () => posts('/tags/imports?file=a.csv', 'text/csv', ''),
    () => posts('/tags', 'application/json', ''),
    () => posts('/boats/files?name=a.png', 'application/octet-stream', `cookie: ${cookie}\r\n`),
  ];
  await Promise.all(kinds.map((kind) => holdOpen({ wanted: 500, address, hello: kind }, isOver, count)));
}
