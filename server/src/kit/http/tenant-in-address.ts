import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '../ids.ts';

/** Images, links and EventSource cannot send headers, so they name their company in the URL. */
export function takeTenantOfAddress(request: FastifyRequest): void {
  const { tenant } = request.query as { tenant?: unknown };
  if (tenant === undefined) return;
  if (!isUuid(tenant)) throw new Problem('tenant-unidentified');
  request.headers['leme-tenant'] = tenant;
}
