import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a write that another site's page could have caused: the cookie alone is no proof. A browser says where a
 * request comes from in Sec-Fetch-Site or Origin; a request that says neither is refused too.
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Problem('cross-origin');
  const { origin } = request.headers;
  const own = publicOrigin ?? `${request.protocol}://${request.headers.host}`;
  if (origin === undefined ? site !== 'same-origin' : origin !== own) throw new Problem('cross-origin');
}
