import type { Socket } from 'node:net';
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
    // Nobody is there to read an answer, and hundreds of them would cost others their turn.
    socket.destroy();
    return reply.hijack();
  });
}
