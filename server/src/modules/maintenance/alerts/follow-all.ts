import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import type { Following } from '../plans/read-plans.ts';

const fallbackZone = 'America/Sao_Paulo';

/** The clock of a company, which is nobody: its own day, whatever the hour of the house. */
export async function clockOf(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<Following> {
  const zone = await tx.first(
    statement<{ timezone: string }>(
      sql`select c.timezone from company_settings c where c.tenant_id = ${tenantId}`,
    ),
  );
  return { tx, actor: { tenantId, timezone: zone?.timezone ?? fallbackZone }, now };
}

type Looked = { tenantTx: TenantTx; tenantId: string; now: Temporal.Instant };

type Pages = {
  /** Of which table, as `t`, and which of its rows where not all. */
  of: 'boats' | 'competency_overrides' | 'crew_members' | 'installed_parts' | 'plan_assets';
  which?: RawBuilder<unknown>;
  atOnce: number;
  follow: (work: Following, ids: readonly string[]) => Promise<void>;
};

/** Goes through what a company has, some rows at a time, each lot in a transaction of its own. */
export async function followAll(
  { tenantTx, tenantId, now }: Looked,
  { of, which = sql`true`, atOnce, follow }: Pages,
): Promise<void> {
  let after: string | undefined;
  do
    after = await tenantTx.write(tenantId, async (tx) => {
      const rows = await tx.rows(
        statement<{ id: string }>(sql`select t.id from ${sql.table(of)} t
          where t.tenant_id = ${tenantId} and ${which} ${after === undefined ? sql`` : sql`and t.id > ${after}`} order by t.id limit ${atOnce}`),
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await follow(await clockOf(tx, tenantId, now), ids);
      return rows.length === atOnce ? ids.at(-1) : undefined;
    });
  while (after !== undefined);
}
