import type { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How others speak below an address of the API: what every answer says of itself, and how it refuses. */
export type Protocol = {
  below: `/api/${string}`;
  headers(request: FastifyRequest): Record<string, string>;
  refusal(problem: Problem, request: FastifyRequest): { status: number; body: unknown };
  /** Hears what was asked and answered, when that is over. */
  hears?(request: FastifyRequest, answered: { status: number; ms: number }): void;
};

/** Lets every answer below these addresses, a refusal and an unknown path too, be one of its protocol. */
export function speak(app: FastifyInstance, protocols: readonly Protocol[]): void {
  app.decorate('protocols', protocols);
  app.addHook('onSend', async (request, reply) => {
    const protocol = protocolOf(request);
    if (protocol) reply.headers(protocol.headers(request));
  });
  app.addHook('onResponse', async (request, reply) => {
    protocolOf(request)?.hears?.(request, { status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}

/** The protocol an address is spoken to in; none for our own. */
export function protocolOf({ server, url }: FastifyRequest): Protocol | undefined {
  return server.protocols.find(
    ({ below }) => url.startsWith(below) && ['', '/', '?'].includes(url.charAt(below.length)),
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    protocols: readonly Protocol[];
  }
}
