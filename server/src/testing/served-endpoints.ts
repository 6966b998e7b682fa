import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { FastifyInstance } from 'fastify';

/** Every endpoint a server serves to who signs in, whichever way it came to be: what a test asks that says "every endpoint". */
export function servedEndpoints(app: FastifyInstance): Endpoint[] {
  return all(app).filter(({ entrance }) => entrance === undefined);
}

/** Those a machine comes in by with its token, which nobody's session opens. */
export function machineEndpoints(app: FastifyInstance): Endpoint[] {
  return all(app).filter(({ entrance }) => entrance === 'token');
}

const all = (app: FastifyInstance) =>
  app.modules.flatMap(({ serves }) => serves.map(({ endpoint }) => endpoint));

/** How many those are and how many name a row, to stand in the name of a test: what it did not see shows. */
export function countOf(endpoints: readonly Endpoint[]): string {
  return `${endpoints.length} endpoints, ${endpoints.filter(namesRow).length} with an :id`;
}

/** Whether its address names a row. */
export function namesRow({ path }: Endpoint): boolean {
  return /\/:id(\/|$)/.test(path);
}
