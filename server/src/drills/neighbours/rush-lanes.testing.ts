import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whom a rush asks, and as whom: an administrator of the rushing company, and its lowest role. */
export type Target = {
  address: string;
  cookie: string;
  lowest: string;
  email: string;
  session: string;
  stale: string;
  /** A product on which two hundred rules count. */
  product: string;
};
/** How often each answer came; `cut` where the server ended the connection. */
export type Tally = Record<string, number>;
export type Rush = (
  target: Target,
  isOver: () => boolean,
  count: (answer: string) => void,
) => Promise<unknown>;

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
/** Nobody refused asks again at once: a page waits, and so does whoever writes a script. */
const breathMs = 20;

export async function inLanes(
  lanes: number,
  isOver: () => boolean,
  act: (n: number) => Promise<unknown>,
): Promise<void> {
  let n = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (!isOver()) {
        n += 1;
        await act(n);
        await sleep(breathMs);
      }
    }),
  );
}

export type Question = {
  address: string;
  path: string;
  method?: string;
  cookie?: string;
  type?: string;
  body?: string | Buffer;
};

export function ask(
  { address, cookie, path, method = 'GET', type = 'application/json', body }: Question,
  count: (answer: string) => void,
): Promise<void> {
  const { hostname, port } = new URL(address);
  const headers = {
    origin: address,
    'idempotency-key': crypto.randomUUID(),
    ...(cookie && { cookie }),
    ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const end = (answer: string) => {
      count(answer);
      resolve();
    };
    const sent = request({ agent, hostname, port, method, path: `/api${path}`, headers }, (answer) => {
      answer.resume();
      answer.on('error', () => end('cut'));
      answer.on('end', () => end(String(answer.statusCode)));
    });
    sent.on('error', () => end('cut'));
    sent.end(body);
  });
}
