import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problems } from '@leme/contract/kit/problem';

/** A path that cannot be decoded is answered like one that does not exist, by the same handler. */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
}

/** What is no HTTP, or has more headers than are read, gets the same kind of answer before its connection ends. */
export function answerNoise(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawProblem(problemOf(error.code)));
  socket.destroySoon();
}

function problemOf(code: string | undefined): keyof typeof problems {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-too-slow' : 'malformed-request';
}

function rawProblem(name: keyof typeof problems): string {
  const { status, title } = problems[name];
  const body = JSON.stringify({ type: `/problems/${name}`, title, status, instance: crypto.randomUUID() });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
