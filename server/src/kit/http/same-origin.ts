import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from './loopback.ts';

/**
 * Refuses a write that another site's page could have caused: the cookie alone is no proof. A browser says where a
 * request comes from in Sec-Fetch-Site or Origin; a request that says neither is refused too. While nobody said what the
 * public address is, only this machine's names are our own: any other may have been pointed here by a stranger.
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Problem('cross-origin');
  const { origin } = request.headers;
  const own = publicOrigin ?? loopbackOrigin(request);
  if (own === null) throw new Problem('cross-origin');
  if (origin === undefined ? site !== 'same-origin' : origin !== own) throw new Problem('cross-origin');
}

function loopbackOrigin({ protocol, headers: { host = '' } }: FastifyRequest): string | null {
  return isLoopbackName(host.replace(/:\d+$/, '')) ? `${protocol}://${host}` : null;
}
