import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD';

/** An answer a test reads into: whatever the server sent, field by field. */
// biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape by reading it
type ReplyBody = any;

export type Answer = { status: number; body: ReplyBody; bytes: Buffer; headers: Record<string, unknown> };

let keys = 0;

/** Speaks HTTP to the server as one browser at the address `from` does: cookie, same origin, JSON, a key for every POST. */
export function browser(app: FastifyInstance, defaults: Record<string, string> = {}, from = '127.0.0.1') {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string | undefined> = {},
  ) {
    keys += 1;
    const sent: Record<string, string | undefined> = {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost',
      ...(cookies.size > 0 && { cookie: cookie() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': `test-key-${process.pid}-${keys}` }),
      ...defaults,
      ...headers,
    };
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: from,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      ...(body !== undefined && { payload: isWritten(body) ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = answer.body;
    return {
      status: answer.statusCode,
      body: text.startsWith('{') || text.startsWith('[') || text.startsWith('"') ? JSON.parse(text) : text,
      bytes: answer.rawPayload,
      headers: answer.headers,
    } as Answer;
  }
  return {
    get: (path: string, headers?: Record<string, string | undefined>) =>
      send('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string | undefined>) =>
      send('POST', path, body, headers),
    patch: (path: string, body: unknown, headers?: Record<string, string | undefined>) =>
      send('PATCH', path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string | undefined>) =>
      send('PUT', path, body, headers),
    delete: (path: string, headers?: Record<string, string | undefined>) =>
      send('DELETE', path, undefined, headers),
    send,
    cookie,
    /** `name=value` in place of every cookie so far; an empty text leaves none. */
    setCookie: (next: string) => {
      cookies.clear();
      const [name = '', value = ''] = next.split('=');
      if (value) cookies.set(name, value);
    },
  };
}

export type Browser = ReturnType<typeof browser>;

function isWritten(body: unknown): body is string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body);
}
