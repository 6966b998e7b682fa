import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import { isUuid } from './ids.ts';

/** A picture, a link and an event source cannot send headers: they name the company they were opened for in the address. */
export function takeTenantOfAddress(request: FastifyRequest): void {
  const { tenant } = request.query as { tenant?: unknown };
  if (tenant === undefined) return;
  if (!isUuid(tenant)) throw new Problem('tenant-unidentified');
  request.headers['leme-tenant'] = tenant;
}
