import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { status: number; text: string; headers: NodeJS.Dict<string | string[]> };
export type Caller = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  close(): void;
};

/** A browser reduced to what costs nothing: one cookie, connections kept open, no parsing. */
export function openCaller(address: string, cookie: string, sockets = 1): Caller {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets });
  const common = { cookie, origin: address };
  const send = (
    method: string,
    path: string,
    payload: string | undefined,
    extra: Record<string, string> = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        ...common,
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(payload)),
        }),
        ...extra,
      };
      const sent = request({ agent, hostname, port, method, path: `/api${path}`, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: answer.headers,
          }),
        );
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, JSON.stringify(body), headers),
    patch: (path, body) => send('PATCH', path, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}

/** The cookie of an account, and nothing measured before it is given. */
export async function signIn(address: string, email: string, password: string): Promise<string> {
  const visitor = openCaller(address, '');
  const answer = await visitor.post('/auth/sign-in', { email, password });
  visitor.close();
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
  return [answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
}

/** Asks again, as a page does, while the queue of the company is full; `ask` names the same key each time. */
export async function untilHeard(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    const wait = answer.status === 429 || answer.status === 503 ? retryAfter(answer) : null;
    if (wait === null) return answer;
    await sleep(wait * 1000);
  }
}

/** In how many seconds to come again, where the answer says so. */
function retryAfter({ text }: Answer): number | null {
  return JSON.parse(text).params?.retry_after ?? null;
}

/** Stops the run when an answer is not the expected one: a fast refusal must not count as a fast call. */
export async function expectStatus(wanted: number, pending: Promise<Answer>): Promise<Answer> {
  const answer = await pending;
  if (answer.status !== wanted)
    throw new Error(`expected ${wanted}, got ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
