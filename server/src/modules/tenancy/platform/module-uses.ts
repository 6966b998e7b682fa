import { moduleOf } from '@leme/contract/access/plans/modules';
import type { Subject } from '@leme/contract/access/resources';
import { readModuleUses, usesDays } from '@leme/contract/tenancy/platform/module-endpoints';
import { sql } from 'kysely';
import { operatorName } from '#kit/actor';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveTransfer } from '#kit/http/serve';
import { isUuid, platformTenantId } from '#kit/ids';
import { statement } from '#kit/resource/statement';

const mostAsked = 50;

/** What stands against taking a module away, counted by each company itself, and of its people nothing but how many. */
export function servesModuleUses({ platformTx }: { platformTx: PlatformTx }): Served {
  return serveTransfer(readModuleUses, async ({ input, clock, hooks, tenantTx }) => {
    const now = clock.now();
    const asked = input.company_ids.split(',').filter(isUuid);
    const there = await companiesAmong(platformTx, asked.slice(0, mostAsked));
    const data = [];
    for (const id of there)
      data.push(
        await tenantTx.read(id, async (tx) => {
          const [people, departures] = await Promise.all([
            peopleByModule(tx, id, now),
            hooks.ahead({ tx, tenantId: id, now }),
          ]);
          return { id, departures, modules: people };
        }),
      );
    return { data };
  });
}

async function companiesAmong(platformTx: PlatformTx, ids: readonly string[]): Promise<string[]> {
  const rows = await platformTx.read((tx) =>
    tx.rows(
      db
        .selectFrom('saas_tenants')
        .select('id')
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .where('id', '<>', platformTenantId)
        .where('status', '<>', 'erased')
        .orderBy('id'),
    ),
  );
  return rows.map(({ id }) => id);
}

/** Who changed something of a module, or read something that is told of, counted once; operators inside are not its people. */
async function peopleByModule(tx: Tx, tenant_id: string, now: Temporal.Instant) {
  const since = now.subtract({ hours: 24 * usesDays }).toString();
  type Use = { resource: string; person: string };
  const [changed, read] = await Promise.all([
    tx.rows(
      statement<Use>(sql`select distinct a.resource, a.actor_id as person from audit_log a
        where a.tenant_id = ${tenant_id} and a.at >= ${since}::timestamptz
          and a.actor_name not like ${operatorName('%')}`),
    ),
    tx.rows(
      statement<Use>(sql`select distinct e.resource, e.user_id as person from security_events e
        where e.tenant_id = ${tenant_id} and e.created_at >= ${since}::timestamptz
          and e.resource is not null and e.user_id is not null and e.operator is null`),
    ),
  ]);
  // A name no page has belongs to `core`, which nobody takes away.
  const byModule = Map.groupBy([...changed, ...read], ({ resource }) => moduleOf(resource as Subject));
  return [...byModule].map(([slug, uses]) => ({
    slug,
    people: new Set(uses.map(({ person }) => person)).size,
  }));
}
