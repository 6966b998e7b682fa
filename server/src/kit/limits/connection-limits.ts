import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers do not pipeline; a client that sends many requests without reading ties up memory with the replies. */
const mostAtOnce = 8;

/**
 * Ends a connection that has more than eight questions open at once. The rest of what it sent is not even routed, and
 * what it had open begins no work: nobody is there to read an answer, and hundreds of them would cost others their turn.
 */
export function limitConnections(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: 1 | -1) => {
    const now = (open.get(socket) ?? 0) + by;
    open.set(socket, now);
    return now;
  };
  const counted = new WeakSet<IncomingMessage>();
  const mayAsk = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const { socket } = request;
    if (socket.destroyed) return false;
    counted.add(request);
    reply.once('close', () => count(socket, -1));
    if (count(socket, 1) <= mostAtOnce) return true;
    socket.destroy();
    return false;
  };
  const routes = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, reply) => {
    if (mayAsk(request, reply)) for (const route of routes) route(request, reply);
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    // `localhost` has two addresses, and the second a server of its own that nobody hands out.
    if (counted.has(raw) ? raw.socket.destroyed : !mayAsk(raw, reply.raw)) return reply.hijack();
  });
}
