import type { FastifyRequest } from 'fastify';

const own = /^(127\.|::1$|::ffff:127\.)/;
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Whether a request began on this machine: over loopback, under a name of it, and handed on by nobody. */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const name = headers.host?.replace(/:\d+$/, '') ?? '';
  return (
    own.test(raw.socket.remoteAddress ?? '') &&
    ownNames.has(name) &&
    forwarding.every((header) => headers[header] === undefined)
  );
}
