import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { writeSystemLog } from '#kit/watch/system-log';

type Line = {
  actor: Actor;
  request: FastifyRequest;
  company: string;
  action: string;
  details: Readonly<Record<string, unknown>>;
};

/** In the company's own log, where its people read who did what to it. */
export function tellCompany(tx: Tx, { actor, request, company, action, details }: Line): void {
  writeSystemLog(tx, {
    tenantId: company,
    action,
    page: 'saas-tenants',
    details: { operator: actor.email, ...details },
    userAgent: request.headers['user-agent'],
  });
}

/** In the platform's, where operators read what was done to which company. */
export function tellPlatform(tx: Tx, { actor, request, company, action, details }: Line): void {
  writeSystemLog(tx, {
    tenantId: platformTenantId,
    userId: actor.userId,
    action,
    page: 'saas-tenants',
    details: { tenant: company, ...details },
    userAgent: request.headers['user-agent'],
  });
}
