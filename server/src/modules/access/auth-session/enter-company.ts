import {
  enterCompany,
  leaveCompany,
  listCompanies,
  tenantBySubdomain,
} from '@leme/contract/access/endpoints';
import { fold } from '@leme/contract/kit/language/fold';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { notify } from '#kit/realtime/pg-notifications';
import { writeSystemLog } from '#kit/watch/system-log';
import { actingUntil } from './acting.ts';
import { type TenantRow, tenantRows } from './load-session.ts';
import { accessChannel, type SessionCache } from './session-cache.ts';

type Needs = { authTx: AuthTx; platformTx: PlatformTx; cache: SessionCache };

/** Whoever does not find a company among so many types more of its name. */
const mostListed = 100;

/** Finding a company by its address, and operators entering and leaving one with a reason and a trace. */
export function companyEndpoints({ authTx, platformTx, cache }: Needs): Served[] {
  return [
    serveOpen(tenantBySubdomain, async ({ input, actor, clock }) => {
      const tenant = await authTx.lookUp((tx) => tenantAt(tx, input.subdomain, clock.now()));
      if (!tenant || tenant.id === platformTenantId) throw new Problem('tenant-not-found');
      // Only who is signed in learns that a company exists but is inactive.
      if (tenant.status !== 'active') throw new Problem(actor ? 'tenant-inactive' : 'tenant-not-found');
      return tenant;
    }),

    serveOpen(listCompanies, async ({ input }) => {
      const wanted = `%${fold(input.q).replace(/[\\%_]/g, '\\$&')}%`;
      const data = await platformTx.read((tx) =>
        tx.rows(
          tenantRows()
            .where('id', '<>', platformTenantId)
            .where('status', '<>', 'erased')
            .where('search', 'like', wanted)
            .orderBy(sql`name collate "und-x-icu"`)
            .orderBy('id')
            .limit(mostListed),
        ),
      );
      return { data: data as TenantRow[] };
    }),

    serveOpen(enterCompany, async ({ input, actor, clock, request }) => {
      const tenant = (await platformTx.read((tx) =>
        tx.first(tenantRows().where('id', '=', input.tenant_id)),
      )) as TenantRow | undefined;
      if (!actor || !tenant || tenant.id === platformTenantId) throw new Problem('tenant-not-found');
      if (tenant.status !== 'active') throw new Problem('tenant-inactive');
      const now = clock.now().toString();
      const grant = { reason: input.reason, granted_at: now, last_act_at: now };
      const trail = { operator: actor.email, reason: input.reason };
      await authTx.writeInBoth(
        { tenantId: tenant.id, work: leaveTrace(operatorVisit, tenant.id, trail, request) },
        {
          tenantId: platformTenantId,
          work: async (tx) => {
            await tx.change(
              db
                .insertInto('auth_acting_grants')
                .values({
                  tenant_id: platformTenantId,
                  token_hash: actor.tokenHash,
                  acting_tenant_id: tenant.id,
                  ...grant,
                })
                .onConflict((conflict) =>
                  conflict.columns(['tenant_id', 'token_hash', 'acting_tenant_id']).doUpdateSet(grant),
                ),
            );
            noteVisit(tx, actor, tenant.id);
            notify(tx, accessChannel, sessionOf(actor));
          },
        },
      );
      cache.evict(sessionOf(actor));
      return { tenant, until: actingUntil(grant).toString() };
    }),

    serveOpen(leaveCompany, async ({ actor, request }) => {
      if (!actor || actor.tenantId === actor.homeTenantId) return null;
      await authTx.writeInBoth(
        {
          tenantId: actor.tenantId,
          work: leaveTrace('OPERADOR_SAIU', actor.tenantId, { operator: actor.email }, request),
        },
        {
          tenantId: platformTenantId,
          work: async (tx) => {
            await tx.change(
              db
                .deleteFrom('auth_acting_grants')
                .where('tenant_id', '=', platformTenantId)
                .where('token_hash', '=', actor.tokenHash)
                .where('acting_tenant_id', '=', actor.tenantId),
            );
            notify(tx, accessChannel, sessionOf(actor));
          },
        },
      );
      cache.evict(sessionOf(actor));
      return null;
    }),
  ];
}

/** The company an address leads to: its own, or for a while a former one of it. */
async function tenantAt(tx: Tx, slug: string, now: Temporal.Instant): Promise<TenantRow | undefined> {
  const found =
    (await tx.first(tenantRows().where('subdomain', '=', slug))) ??
    (await tx.first(
      tenantRows().where(({ exists, selectFrom }) =>
        exists(
          selectFrom('tenant_slugs as s')
            .select('s.slug')
            .where('s.slug', '=', slug)
            .whereRef('s.company_id', '=', 'saas_tenants.id')
            .where('s.kind', '=', 'former')
            .where('s.until', '>', now.toString()),
        ),
      ),
    ));
  return found as TenantRow | undefined;
}

/** In the company's own log, so that its people can see who came in and why; before the leave is there, and only with it. */
function leaveTrace(
  action: string,
  tenantId: string,
  details: Record<string, string>,
  request: FastifyRequest,
) {
  const line = { tenantId, action, details, userAgent: request.headers['user-agent'] };
  return async (tx: Tx) => writeSystemLog(tx, line);
}

/** Among the platform's own lines, where the visits of an operator are counted. */
function noteVisit(tx: Tx, { userId }: Actor, tenant: string): void {
  writeSystemLog(tx, { tenantId: platformTenantId, userId, action: operatorVisit, details: { tenant } });
}

/** What a line of the log calls a visit of an operator. */
export const operatorVisit = 'OPERADOR_ENTROU';

function sessionOf(actor: Actor): string {
  return `${platformTenantId}/${actor.userId}/${actor.tokenHash}`;
}
