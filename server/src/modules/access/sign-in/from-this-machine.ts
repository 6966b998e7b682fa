import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '#kit/http/loopback';

const own = /^(127\.|::1$|::ffff:127\.)/;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Whether a request began on this machine: over loopback, under a name of it, and handed on by nobody. */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const name = headers.host?.replace(/:\d+$/, '') ?? '';
  return (
    own.test(raw.socket.remoteAddress ?? '') &&
    isLoopbackName(name) &&
    forwarding.every((header) => headers[header] === undefined)
  );
}
