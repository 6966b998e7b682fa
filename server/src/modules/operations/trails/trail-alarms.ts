import { isFullAccess } from '@leme/contract/access/roles';
import { Problem } from '@leme/contract/kit/problem';
import {
  listTrailAlarms,
  reviewTrailAlarm,
  type SealedTrail,
  type TrailAlarm,
} from '@leme/contract/operations/trail-endpoints';
import { sql } from 'kysely';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { writeSystemLog } from '#kit/watch/system-log';
import type { TrailNeeds } from './trail-jobs.ts';

const mostAlarms = 100;

/** What is found wrong is told to those who can do something about it. */
export function trailAlarmEndpoints({ tenantTx, platformTx }: TrailNeeds): Served[] {
  return [
    serveOpen(listTrailAlarms, async ({ actor }) => {
      if (!actor) throw new Problem('signed-out');
      const own = actor.tenantId;
      if (actor.isOperator && own === actor.homeTenantId) return { data: await alarmsOfAll(platformTx) };
      const hears = actor.isOperator || (isFullAccess(actor.role) && !actor.partner);
      return { data: hears ? await tenantTx.read(own, (tx) => alarms(tx, own)) : [] };
    }),

    serveOpen(reviewTrailAlarm, async ({ input, actor, clock, request }) => {
      if (!actor) throw new Problem('signed-out');
      const { tenant_id, id, note } = input;
      const now = clock.now().toString();
      const row = await tenantTx.write(tenant_id, async (tx) => {
        const one = db.selectFrom('trail_alarms').where('tenant_id', '=', tenant_id).where('id', '=', id);
        const looked = await tx.first(
          db
            .updateTable('trail_alarms')
            .set({ looked_at: now, looked_by: actor.userId, note })
            .where('tenant_id', '=', tenant_id)
            .where('id', '=', id)
            .where('looked_at', 'is', null)
            .returning(['trail', 'block']),
        );
        if (looked)
          writeSystemLog(tx, {
            tenantId: tenant_id,
            action: 'TRILHA_EXAMINADA',
            details: { ...looked, operator: actor.email, note },
            userAgent: request.headers['user-agent'],
          });
        return await tx.first(one.select(['id', sql<string>`looked_at`.as('looked_at')]));
      });
      if (!row) throw new Problem('not-found');
      return row;
    }),
  ];
}

function alarms(tx: Tx, tenantId: string): Promise<TrailAlarm[]> {
  return tx.rows(
    db
      .selectFrom('trail_alarms as a')
      .innerJoin('saas_tenants as t', 't.id', 'a.tenant_id')
      .select(['a.id', 'a.tenant_id', 't.name as company', 'a.block', 'a.found_at'])
      .select(sql<SealedTrail>`a.trail`.as('trail'))
      .where('a.tenant_id', '=', tenantId)
      .where('a.looked_at', 'is', null)
      .orderBy('a.found_at', 'desc')
      .orderBy('a.id')
      .limit(mostAlarms),
  );
}

/** Company by company in one flight, so that each statement has its own node. */
async function alarmsOfAll(platformTx: PlatformTx): Promise<TrailAlarm[]> {
  return await platformTx.read(async (tx) => {
    const tenants = await tx.rows(db.selectFrom('saas_tenants').select('id'));
    return (await Promise.all(tenants.map(({ id }) => alarms(tx, id)))).flat();
  });
}

/** For who watches the installation: whether any company's trail waits for an operator. */
export async function areTrailsWhole(platformTx: PlatformTx): Promise<boolean> {
  return (await alarmsOfAll(platformTx)).length === 0;
}
