import type { Socket } from 'node:net';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance } from 'fastify';

/** Browsers ask one thing at a time on a connection; what asks many without reading wants the answers' memory. */
const mostAtOnce = 8;

/** Ends a connection that has more than eight questions open at once. */
export function limitConnections(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: 1 | -1) => {
    const now = (open.get(socket) ?? 0) + by;
    open.set(socket, now);
    return now;
  };
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    reply.raw.once('close', () => count(socket, -1));
    if (count(socket, 1) <= mostAtOnce) return;
    socket.destroy();
    throw new Problem('too-many-requests', { params: { retry_after: 1 } });
  });
}
